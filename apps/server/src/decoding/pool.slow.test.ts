import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { slowTiff } from '../testing/pictures.ts';
import { preloaded } from '../testing/preloaded.ts';
import { isAlive as isRunning } from '../testing/processes.ts';
import { bodyOf, fileBody } from './testing/file-body.ts';
import {
  convert,
  expectReplaced,
  expectWorks,
  freeze,
  isAlive,
  never,
  newPool,
  nextChild,
  oneChild,
  tiff,
  twoChildren,
  warmPool,
} from './testing/pools.ts';
import { emptyCr2 } from './testing/server-files.ts';

const mebibyte = 2 ** 20;

/** Blocks the thread until the process is dead, so that the pool cannot have noticed yet. */
function killUnnoticed(pid: number): void {
  process.kill(pid, 'SIGKILL');
  // Its pipes close only when its last thread ends.
  while (isRunning(pid) || readdirSync(`/proc/${pid}/task`).length > 1);
}

/** Runs a program that has its own decoding processes. */
function commandLineOf(program: URL): [string, ...string[]] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', ...preloaded, fileURLToPath(program)];
}

describe('a job', () => {
  test('needs no warming up', async () => {
    await expectWorks(newPool());
  });

  test('does not lose its time while it waits', async () => {
    const pool = await warmPool({ timeoutMs: 4000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = pool.convert(never, bodyOf(new PassThrough(), tiff.length));
    const next = convert(pool);
    await expect.poll(() => [pool.busy, pool.waiting]).toEqual([1, 1]);
    vi.advanceTimersByTime(4000);
    await expect(slow).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(await next).toMatchObject({ format: 'tiff' });
  });

  test('survives a child that dies just as it is given the job, as does a job in the other child', async () => {
    const pool = twoChildren;
    for (let time = 0; time < 6; time++) {
      const victim = nextChild(pool);
      const jobs = [convert(pool), convert(pool)];
      process.kill(victim, 'SIGKILL');
      expect(await Promise.all(jobs)).toHaveLength(2);
      await pool.warmUp();
    }
  });

  test('that takes too much memory is ended', async () => {
    const pool = await warmPool({ memoryLimitBytes: 200 * mebibyte });
    const child = nextChild(pool);
    await expect(convert(pool, slowTiff)).rejects.toMatchObject({ code: 'OUT_OF_MEMORY' });
    await expectReplaced(pool, child);
  });
});

describe('one visitor', () => {
  /** Takes a child and never lets go of it. */
  const endless = (visitor: string) => {
    const open = vi.fn(async () => new PassThrough());
    return { ...bodyOf(new PassThrough(), tiff.length), open, visitor };
  };
  const honest = { ...fileBody(tiff), visitor: 'honest' };

  test('gives a child back to others after a while, and the second time for good', async () => {
    const pool = await warmPool({ children: 1 });
    const greedy = endless('greedy');
    const first = pool.convert(never, greedy);
    first.catch(() => {});
    await expect.poll(() => greedy.open).toHaveBeenCalledTimes(1);
    expect(await pool.convert(never, honest)).toMatchObject({ format: 'tiff' });
    await expect.poll(() => greedy.open).toHaveBeenCalledTimes(2);
    expect(await pool.convert(never, honest)).toMatchObject({ format: 'tiff' });
    await expect(first).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  test('whose jobs take long leaves one child to the others', async () => {
    const pool = await warmPool({ children: 2, timeoutMs: 4000 });
    const jobs = [1, 2, 3].map(() => pool.convert(never, endless('greedy')));
    for (const job of jobs) job.catch(() => {});
    await expect.poll(() => [pool.busy, pool.waiting], { timeout: 10_000 }).toEqual([1, 0]);
    const again = pool.convert(never, endless('greedy'));
    again.catch(() => {});
    await expect.poll(() => pool.waiting).toBe(1);
    const start = performance.now();
    expect(await pool.convert(never, honest)).toMatchObject({ format: 'tiff' });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(pool.expectedSeconds).toBeGreaterThan(0.5);
  });
});

describe('a body', () => {
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

describe('children', () => {
  test('that are killed while idle are replaced', async () => {
    const pool = twoChildren;
    const { pids, replaced } = pool;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expectReplaced(pool, ...pids);
    expect(pool.replaced).toBe(replaced + pids.length);
  });

  test('that died while idle, unnoticed, cost the next job nothing', async () => {
    const pool = twoChildren;
    const { pids } = pool;
    for (const pid of pids) killUnnoticed(pid);
    await expectReplaced(pool, ...pids);
  });

  test('that are fat after a job are replaced', async () => {
    const pool = await warmPool({ recycleBytes: mebibyte });
    const child = nextChild(pool);
    await expectWorks(pool);
    await expectReplaced(pool, child);
  });

  test('that have seen a camera raw are replaced, even if it could not be read', async () => {
    const pool = oneChild;
    const child = nextChild(pool);
    await expect(convert(pool, emptyCr2())).rejects.toMatchObject({ code: 'INCOMPLETE' });
    await expectReplaced(pool, child);
  });

  test('do not outlive a parent that is killed, idle or busy', async () => {
    const [node, ...args] = commandLineOf(new URL('./testing/parent.ts', import.meta.url));
    const parent = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = await once(parent.stdout, 'data');
    const pids: number[] = JSON.parse(line);
    expect(pids.every(isAlive)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  test('have none of the descriptors that were left open to their parent', async () => {
    const command = commandLineOf(new URL('./testing/parent.ts', import.meta.url));
    const parent = spawn('bash', ['-c', 'exec 200</etc/hostname; exec "$@"', 'bash', ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = await once(parent.stdout, 'data');
    const pids: number[] = JSON.parse(line);
    const having = [parent.pid, ...pids].filter((pid) => readdirSync(`/proc/${pid}/fd`).includes('200'));
    expect(having).toEqual([parent.pid]);
  });

  test('that cannot be started for want of descriptors cost their jobs only', async () => {
    const command = commandLineOf(new URL('./testing/no-descriptors.ts', import.meta.url));
    const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...command]);
    expect(JSON.parse(stdout)).toEqual(['CRASHED', 'tiff']);
  });
});

describe('closing', () => {
  test('twice is closing once', async () => {
    const pool = await warmPool();
    expect(pool.close(1000)).toBe(pool.close(0));
  });
});
