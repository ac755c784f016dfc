import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIFETIME } from '../database/leases.ts';
import { SWEEP_CLAIM } from '../database/sweep.ts';
import { Sweeper } from './sweeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const longestStay = 120_000;

function sweeperOver(sweepExpired: () => Promise<number>) {
  const listed = vi.fn(async function* () {});
  const database = { sweepExpired, existingJobs: async () => new Set<string>(), removeEndedJobs: async () => 0 };
  const storage = { list: listed, deleteJob: async () => undefined };
  const warn = vi.fn();
  return { sweeper: new Sweeper({ database, storage, metrics: { swept: () => undefined }, warn }), listed, warn };
}

it('looks so often that nothing stays for two minutes, even if a sweeper dies over it', async () => {
  const sweepExpired = vi.fn(async () => 0);
  const { sweeper, listed } = sweeperOver(sweepExpired);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(120_000);
  await sweeper.stop();
  const between = 120_000 / (sweepExpired.mock.calls.length - 1);
  // It ends, is taken by one who dies, is free again, and is taken by the next.
  expect(LIFETIME + between + SWEEP_CLAIM + between).toBeLessThan(longestStay);
  // The whole bucket is looked through less often.
  expect(listed).toHaveBeenCalledTimes(3);
});

it('does not overtake itself, and goes on after a failure', async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  const sweepExpired = vi.fn(() => promise);
  const { sweeper, warn } = sweeperOver(sweepExpired);
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
