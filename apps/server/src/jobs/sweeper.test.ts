import { afterEach, expect, it, vi } from 'vitest';
import { lifetime } from '../database/leases.ts';
import { sweepClaim } from '../database/sweep.ts';
import type { StoredObject } from '../storage/storage.ts';
import { Sweeper, type SweeperServices } from './sweeper.ts';

const now = Date.UTC(2026, 10, 15);
const day = 24 * 3_600_000;

afterEach(() => vi.useRealTimers());

function sweeperWith(
  database: Partial<SweeperServices['database']>,
  storage: Partial<SweeperServices['storage']> = {},
  warn: SweeperServices['warn'] = vi.fn(),
): Sweeper {
  return new Sweeper({
    database: {
      sweepExpired: async () => 0,
      removeEndedJobs: async () => 0,
      existingJobs: async () => new Set(),
      rollUpLog: async () => 0,
      ...database,
    },
    storage: { list: async function* () {}, deleteJob: async () => undefined, ...storage },
    metrics: { swept: () => undefined },
    warn,
    logDays: 400,
  });
}

/** Starts with this many rows and removes up to the limit on each call. */
function remover(rows: number) {
  let left = rows;
  return vi.fn(async (_age: number, limit: number) => {
    const removed = Math.min(left, limit);
    left -= removed;
    return removed;
  });
}

it('looks up any number of uploads in lists of a thousand at most', async () => {
  const uploads = Array.from({ length: 40_000 }, (_, index) => `job-${index}`);
  const alive = new Set(uploads.filter((_, index) => index % 100 === 0));
  const lookedUp: number[] = [];
  const deleted: string[] = [];
  async function* list(): AsyncIterable<StoredObject> {
    for (const jobId of uploads) yield { path: `temp/${jobId}/file.heic`, jobId, modifiedAt: 0 };
    yield { path: 'temp/new/file.heic', jobId: 'new', modifiedAt: now };
  }
  const existingJobs = async (ids: readonly string[]) => {
    lookedUp.push(ids.length);
    return new Set(ids.filter((id) => alive.has(id)));
  };
  const sweeper = sweeperWith({ existingJobs }, { list, deleteJob: async (id) => void deleted.push(id) });
  expect(await sweeper.sweep(now)).toMatchObject({ orphans: 39_600 });
  expect(deleted).toEqual(uploads.filter((id) => !alive.has(id)));
  expect(Math.max(...lookedUp)).toBeLessThanOrEqual(1000);
});

it('removes rows of ended jobs until none is left', async () => {
  const removeEndedJobs = remover(2500);
  await sweeperWith({ removeEndedJobs }).sweep(now);
  expect(await Promise.all(removeEndedJobs.mock.results.map(({ value }) => value))).toEqual([1000, 1000, 500]);
});

it('rolls up what is older than the log is kept, for a while', async () => {
  const rollUpLog = remover(2500);
  await sweeperWith({ rollUpLog }).sweep(now);
  expect(rollUpLog.mock.calls.map(([before]) => before)).toEqual(Array(4).fill(now - 400 * day));
  const endless = remover(Number.POSITIVE_INFINITY);
  await sweeperWith({ rollUpLog: endless }).sweep(now);
  expect(endless).toHaveBeenCalledTimes(100);
});

const longestStay = 120_000;

it('looks so often that nothing stays for two minutes, even if a sweeper dies over it', {
  tags: '@promise:deleted-in-two-minutes',
}, async () => {
  vi.useFakeTimers();
  const sweepExpired = vi.fn(async () => 0);
  const listed = vi.fn(async function* () {});
  const sweeper = sweeperWith({ sweepExpired }, { list: listed });
  sweeper.start();
  await vi.advanceTimersByTimeAsync(120_000);
  await sweeper.stop();
  const between = 120_000 / (sweepExpired.mock.calls.length - 1);
  // The job ends, a sweeper claims it and dies, the claim runs out, and the next sweeper claims it.
  expect(lifetime + between + sweepClaim + between).toBeLessThan(longestStay);
  // Listing the whole bucket happens less often.
  expect(listed).toHaveBeenCalledTimes(3);
});

it('does not overtake itself, and goes on after a failure', async () => {
  vi.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<number>();
  const sweepExpired = vi.fn(() => promise);
  const warn = vi.fn();
  const sweeper = sweeperWith({ sweepExpired }, {}, warn);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sweepExpired).toHaveBeenCalledTimes(1);
  sweepExpired.mockResolvedValue(0);
  reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sweepExpired.mock.calls.length).toBeGreaterThan(1);
  await sweeper.stop();
});
