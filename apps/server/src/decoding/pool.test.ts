import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fixture } from '@image-converter/corpus/fixtures';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { slowTiff } from '../testing/pictures.ts';
import { preloaded } from '../testing/preloaded.ts';
import { isAlive as isRunning } from '../testing/processes.ts';
import { DecodingError } from './decoding-error.ts';
import { DecodingPool, type DecodingPoolOptions } from './pool.ts';
import { bodyOf, fileBody } from './testing/file-body.ts';
import { nef } from './testing/server-files.ts';

const mebibyte = 2 ** 20;
const never = new AbortController().signal;
const tiff = await fixture('plain.tiff');
const pools: DecodingPool[] = [];
// Shared by the tests that leave working children behind: starting a child takes longer than most tests.
const oneChild = new DecodingPool({ children: 1 });
const twoChildren = new DecodingPool({ children: 2 });

beforeAll(() => Promise.all([oneChild.warmUp(), twoChildren.warmUp()]));
afterAll(() => Promise.all([oneChild.close(0), twoChildren.close(0)]));
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close(0)));
  // The next test finds children that are ready.
  await Promise.all([oneChild.warmUp(), twoChildren.warmUp()]);
});

async function warmPool(options: Partial<DecodingPoolOptions> = {}): Promise<DecodingPool> {
  const pool = new DecodingPool({ children: 1, ...options });
  pools.push(pool);
  await pool.warmUp();
  return pool;
}

function convert(pool: DecodingPool, bytes: Uint8Array = tiff, signal = never) {
  return pool.convert(signal, fileBody(bytes));
}

/** Suspends the children, so that a job stays under way until something ends it. */
function freeze(pool: DecodingPool): void {
  for (const pid of pool.pids) process.kill(pid, 'SIGSTOP');
}

function thaw(pool: DecodingPool): void {
  for (const pid of pool.pids) process.kill(pid, 'SIGCONT');
}

/** Blocks the thread until the process is dead, so that the pool cannot have noticed yet. */
function killUnnoticed(pid: number): void {
  process.kill(pid, 'SIGKILL');
  // Its pipes are closed only when its last thread ends.
  while (isRunning(pid) || readdirSync(`/proc/${pid}/task`).length > 1);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs a program that has decoding processes of its own. */
function commandLineOf(program: URL): [string, ...string[]] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', ...preloaded, fileURLToPath(program)];
}

async function expectWorks(pool: DecodingPool): Promise<void> {
  expect(await convert(pool)).toMatchObject({ format: 'tiff', parts: [pictureSize] });
}

async function expectReplaced(pool: DecodingPool, pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  await expect.poll(() => pool.pids).toHaveLength(pids.length);
  await expectWorks(pool);
}

describe('a job', () => {
  test('gives the JPG, its size, its encoder, the pages of the file and the format of its bytes', async () => {
    const { bytes, ...facts } = await convert(oneChild, await fixture('three-pages.tiff'));
    const parts = [{ ...pictureSize, length: bytes.length }];
    expect(facts).toEqual({ format: 'tiff', target: 'jpg', pages: 3, parts, report: { encoder: 'sharp' } });
    expect([bytes.subarray(0, 2).toString('hex'), bytes.subarray(-2).toString('hex')]).toEqual(['ffd8', 'ffd9']);
  });

  test('needs no warming up', async () => {
    const pool = new DecodingPool({ children: 1 });
    pools.push(pool);
    await expectWorks(pool);
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
    const [first = 0] = pool.pids;
    process.kill(first, 'SIGSTOP');
    const jobs = [convert(pool), convert(pool)];
    await Promise.race(jobs);
    expect(pool.busy).toBe(1);
    process.kill(first, 'SIGCONT');
    await Promise.all(jobs);
  });

  test('that takes too long is ended, and its child is replaced', async () => {
    const pool = await warmPool({ timeoutMs: 100 });
    const { pids } = pool;
    freeze(pool);
    await expect(convert(pool)).rejects.toMatchObject({ name: 'DecodingError', code: 'TIMED_OUT' });
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    expect(pool.replaced).toBe(1);
  });

  test('does not lose its time while it waits', async () => {
    const pool = await warmPool({ timeoutMs: 4000 });
    const stalled = new PassThrough();
    const slow = pool.convert(never, bodyOf(stalled, tiff.length));
    const next = convert(pool);
    await expect(slow).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(await next).toMatchObject({ format: 'tiff' });
  });

  test('whose child is killed has crashed; the next one finds another child', async () => {
    const pool = oneChild;
    const { pids } = pool;
    freeze(pool);
    const job = convert(pool);
    await expect.poll(() => pool.busy).toBe(1);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expect(job).rejects.toMatchObject({ code: 'CRASHED' });
    await expectReplaced(pool, pids);
  });

  test('in the other child does not notice that one is killed', async () => {
    const pool = twoChildren;
    const [victim = 0] = pool.pids;
    freeze(pool);
    const jobs = [convert(pool), convert(pool)];
    await expect.poll(() => pool.busy).toBe(2);
    process.kill(victim, 'SIGSEGV');
    thaw(pool);
    const results = await Promise.allSettled(jobs);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that is aborted ends at once, together with its child', async () => {
    const pool = oneChild;
    const { pids } = pool;
    freeze(pool);
    const abort = new AbortController();
    const job = convert(pool, tiff, abort.signal);
    await expect.poll(() => pool.busy).toBe(1);
    abort.abort();
    await expect(job).rejects.toMatchObject({ code: 'ABORTED' });
    await expectReplaced(pool, pids);
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

  test('that takes too much memory is ended', async () => {
    const pool = await warmPool({ memoryLimitBytes: 200 * mebibyte });
    const { pids } = pool;
    await expect(convert(pool, slowTiff)).rejects.toMatchObject({ code: 'OUT_OF_MEMORY' });
    await expectReplaced(pool, pids);
  });
});

describe('a body', () => {
  test.each([
    ['shorter', tiff.length + 1],
    ['longer', tiff.length - 1],
  ])('%s than announced is incomplete', async (_, size) => {
    const pool = oneChild;
    const { pids } = pool;
    await expect(pool.convert(never, { ...fileBody(tiff), size })).rejects.toMatchObject({ code: 'INCOMPLETE' });
    await expectReplaced(pool, pids);
  });

  test('that breaks off fails with its own error', async () => {
    const pool = oneChild;
    const { pids } = pool;
    const broken = new Error('the storage is gone');
    const body = Readable.from(
      (function* () {
        yield tiff.subarray(0, 100);
        throw broken;
      })(),
    );
    await expect(pool.convert(never, bodyOf(body, tiff.length))).rejects.toBe(broken);
    await expectReplaced(pool, pids);
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
    const { pids } = pool;
    const missing = new Error('nothing there');
    const open = () => Promise.reject(missing);
    await expect(pool.convert(never, { ...fileBody(tiff), open })).rejects.toBe(missing);
    expect(pool.pids).toEqual(pids);
    await expectWorks(pool);
  });

  test('is read no faster than the child takes it', async () => {
    const pool = await warmPool({ timeoutMs: 1000 });
    freeze(pool);
    const size = 50 * mebibyte;
    const chunk = Buffer.alloc(64 * 1024);
    let read = 0;
    const body = new Readable({
      read() {
        read += chunk.length;
        this.push(read <= size ? chunk : null);
      },
    });
    await expect(pool.convert(never, bodyOf(body, size))).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(read).toBeLessThan(2 * mebibyte);
    expect(body.destroyed).toBe(true);
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
    const { pids } = pool;
    const room = () => Promise.reject(new DecodingError('NO_ROOM'));
    await expect(pool.convert(never, { ...fileBody(tiff), room })).rejects.toMatchObject({ code: 'NO_ROOM' });
    await expectWorks(pool);
    expect(pool.pids).toEqual(pids);
  });
});

describe('children', () => {
  test('that are killed while idle are replaced', async () => {
    const pool = twoChildren;
    const { pids, replaced } = pool;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expectReplaced(pool, pids);
    expect(pool.replaced).toBe(replaced + 2);
  });

  test('that died while idle, unnoticed, cost the next job nothing', async () => {
    const pool = twoChildren;
    for (const pid of pool.pids) killUnnoticed(pid);
    await expectWorks(pool);
    await expect.poll(() => pool.pids).toHaveLength(2);
  });

  test('that are fat after a job are replaced', async () => {
    const pool = await warmPool({ recycleBytes: mebibyte });
    const { pids } = pool;
    await expectWorks(pool);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    await expectWorks(pool);
  });

  test('that have seen a camera raw are replaced, even if it could not be read', async () => {
    const pool = oneChild;
    const { pids } = pool;
    await expect(convert(pool, nef())).rejects.toMatchObject({ code: 'INCOMPLETE' });
    await expectReplaced(pool, pids);
  });

  test('do not outlive a parent that is killed, idle or busy', async () => {
    const [node, ...args] = commandLineOf(new URL('./testing/parent.ts', import.meta.url));
    const parent = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(parent.stdout, 'data');
    const pids: number[] = JSON.parse(line);
    expect(pids.map(isAlive)).toEqual([true, true]);
    parent.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  test('that cannot be started for want of descriptors cost their jobs only', async () => {
    const command = commandLineOf(new URL('./testing/no-descriptors.ts', import.meta.url));
    const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...command]);
    expect(JSON.parse(stdout)).toEqual(['CRASHED', 'tiff']);
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
    expect([pool.pids, pool.replaced]).toEqual([[], 0]);
  });

  test('twice is closing once', async () => {
    const pool = await warmPool();
    expect(pool.close(1000)).toBe(pool.close(0));
  });
});
