import { Readable } from 'node:stream';
import { fixture } from '@image-converter/corpus/fixtures';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { describe, expect, test, vi } from 'vitest';
import { slowTiff } from '../testing/pictures.ts';
import { processorTimeOf } from '../testing/processes.ts';
import { DecodingError } from './decoding-error.ts';
import { bodyOf, fileBody } from './testing/file-body.ts';
import {
  convert,
  expectReplaced,
  expectWorks,
  freeze,
  isAlive,
  never,
  nextChild,
  oneChild,
  thaw,
  tiff,
  twoChildren,
  warmPool,
} from './testing/pools.ts';

describe('a job', () => {
  test('gives the JPG, its size, its encoder, the pages of the file and the format of its bytes', async () => {
    const { bytes, ...facts } = await convert(oneChild, await fixture('three-pages.tiff'));
    const parts = [{ ...pictureSize, length: bytes.length }];
    expect(facts).toEqual({ format: 'tiff', target: 'jpg', pages: 3, parts, report: { encoder: 'sharp' } });
    expect([bytes.subarray(0, 2).toString('hex'), bytes.subarray(-2).toString('hex')]).toEqual(['ffd8', 'ffd9']);
  });

  test('waits while all children are busy, and jobs end one by one', async () => {
    const pool = twoChildren;
    const { replaced } = pool;
    freeze(pool);
    const jobs = Array.from({ length: 5 }, () => convert(pool));
    await expect.poll(() => [pool.busy, pool.waiting]).toEqual([2, 3]);
    thaw(pool);
    expect(await Promise.all(jobs)).toHaveLength(5);
    expect([pool.busy, pool.waiting, pool.replaced]).toEqual([0, 0, replaced]);
  });

  test('is at work in one child while another is in the other', async () => {
    const pool = twoChildren;
    const first = nextChild(pool);
    process.kill(first, 'SIGSTOP');
    const jobs = [convert(pool), convert(pool)];
    await Promise.race(jobs);
    expect(pool.busy).toBe(1);
    process.kill(first, 'SIGCONT');
    await Promise.all(jobs);
  });

  test('that takes too long is ended, and its child is replaced', async () => {
    const pool = await warmPool({ timeoutMs: 100 });
    const child = nextChild(pool);
    freeze(pool);
    await expect(convert(pool)).rejects.toMatchObject({ name: 'DecodingError', code: 'TIMED_OUT' });
    await expect.poll(() => isAlive(child)).toBe(false);
    expect(pool.replaced).toBe(1);
  });

  test('whose child is killed before it begins is given to the next child', async () => {
    const pool = oneChild;
    freeze(pool);
    const job = convert(pool);
    await expect.poll(() => pool.busy).toBe(1);
    for (const pid of pool.pids) process.kill(pid, 'SIGKILL');
    expect(await job).toMatchObject({ format: 'tiff' });
  });

  test('whose child is killed at work has crashed; the next one finds another child', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    const before = processorTimeOf(child);
    const job = convert(pool, slowTiff);
    await expect.poll(() => processorTimeOf(child)).toBeGreaterThan(before + 10);
    process.kill(child, 'SIGKILL');
    await expect(job).rejects.toMatchObject({ code: 'CRASHED' });
    await expectReplaced(pool, child);
  });

  test('that is aborted ends at once, together with its child', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    freeze(pool);
    const abort = new AbortController();
    const job = convert(pool, tiff, abort.signal);
    await expect.poll(() => pool.busy).toBe(1);
    abort.abort();
    await expect(job).rejects.toMatchObject({ code: 'ABORTED' });
    thaw(pool);
    await expectReplaced(pool, child);
  });

  test('that is aborted while it waits costs no child', async () => {
    const pool = oneChild;
    const { replaced } = pool;
    freeze(pool);
    const running = convert(pool);
    const abort = new AbortController();
    const waiting = convert(pool, tiff, abort.signal);
    await expect.poll(() => pool.waiting).toBe(1);
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' });
    thaw(pool);
    expect(await running).toMatchObject({ format: 'tiff' });
    expect([pool.waiting, pool.replaced]).toEqual([0, replaced]);
  });

  test('that was aborted before it began is not begun', async () => {
    const { replaced } = oneChild;
    await expect(convert(oneChild, tiff, AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' });
    expect(oneChild.replaced).toBe(replaced);
  });
});

describe('a body', () => {
  test.each([
    ['shorter', tiff.length + 1],
    ['longer', tiff.length - 1],
  ])('%s than announced is incomplete', async (_, size) => {
    const pool = oneChild;
    const child = nextChild(pool);
    await expect(pool.convert(never, { ...fileBody(tiff), size })).rejects.toMatchObject({ code: 'INCOMPLETE' });
    await expectReplaced(pool, child);
  });

  test('that breaks off fails with its own error', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    const broken = new Error('the storage is gone');
    const body = Readable.from(
      (function* () {
        yield tiff.subarray(0, 100);
        throw broken;
      })(),
    );
    await expect(pool.convert(never, bodyOf(body, tiff.length))).rejects.toBe(broken);
    await expectReplaced(pool, child);
  });

  test('is opened only when a child is there to read it', async () => {
    const pool = oneChild;
    freeze(pool);
    const first = convert(pool);
    const open = vi.fn(fileBody(tiff).open);
    const second = pool.convert(never, { ...fileBody(tiff), open });
    await expect.poll(() => pool.waiting).toBe(1);
    expect(open).not.toHaveBeenCalled();
    thaw(pool);
    await first;
    expect(await second).toMatchObject({ format: 'tiff' });
    expect(open).toHaveBeenCalledOnce();
  });

  test('that cannot be opened fails with its own error and costs no child', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    const missing = new Error('nothing there');
    const open = () => Promise.reject(missing);
    await expect(pool.convert(never, { ...fileBody(tiff), open })).rejects.toBe(missing);
    expect(nextChild(pool)).toBe(child);
    await expectWorks(pool);
  });
});

describe('a picture', () => {
  test('is taken over only when there is room for it', async () => {
    const room = Promise.withResolvers<void>();
    const asked = vi.fn(() => room.promise);
    const job = twoChildren.convert(never, { ...fileBody(tiff), room: asked });
    await expect.poll(() => asked).toHaveBeenCalled();
    expect(twoChildren.busy).toBe(1);
    room.resolve();
    const { bytes } = await job;
    expect(asked).toHaveBeenCalledWith(bytes.length);
  });

  test('for which there is no room is given up, and its child is free for the next job', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    const room = () => Promise.reject(new DecodingError('NO_ROOM'));
    await expect(pool.convert(never, { ...fileBody(tiff), room })).rejects.toMatchObject({ code: 'NO_ROOM' });
    await expectWorks(pool);
    expect(nextChild(pool)).toBe(child);
  });
});

describe('closing', () => {
  test('lets what runs and what waits finish within the grace, and refuses new jobs', async () => {
    const pool = await warmPool();
    const { pids } = pool;
    freeze(pool);
    const running = convert(pool);
    const waiting = convert(pool);
    await expect.poll(() => pool.waiting).toBe(1);
    const closed = pool.close(50_000);
    await expect(convert(pool)).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect(await running).toMatchObject({ format: 'tiff' });
    expect(await waiting).toMatchObject({ format: 'tiff' });
    await closed;
    expect(pids.filter(isAlive)).toEqual([]);
  });

  test('ends a job that needs longer than the grace', async () => {
    const pool = await warmPool();
    const { pids } = pool;
    freeze(pool);
    const running = convert(pool);
    await expect.poll(() => pool.busy).toBe(1);
    const closed = pool.close(50);
    await expect(running).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
    await closed;
    expect(pids.filter(isAlive)).toEqual([]);
    expect(pool.pids).toEqual([]);
  });
});
