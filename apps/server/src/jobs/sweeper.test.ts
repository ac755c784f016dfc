import { expect, it, vi } from 'vitest';
import type { StoredObject } from '../storage/storage.ts';
import { Sweeper } from './sweeper.ts';

const now = 3_600_000;

it('looks up any number of uploads in lists of a thousand at most', async () => {
  const uploads = Array.from({ length: 40_000 }, (_, index) => `job-${index}`);
  const alive = new Set(uploads.filter((_, index) => index % 100 === 0));
  const lookedUp: number[] = [];
  const deleted: string[] = [];
  async function* list(): AsyncIterable<StoredObject> {
    for (const jobId of uploads) yield { path: `temp/${jobId}/file.heic`, jobId, modifiedAt: 0 };
    yield { path: 'temp/new/file.heic', jobId: 'new', modifiedAt: now };
  }
  const sweeper = new Sweeper({
    database: {
      sweepExpired: async () => 0,
      removeEndedJobs: async () => 0,
      existingJobs: async (ids) => {
        lookedUp.push(ids.length);
        return new Set(ids.filter((id) => alive.has(id)));
      },
    },
    storage: { list, deleteJob: async (id) => void deleted.push(id) },
    metrics: { swept: () => undefined },
    warn: vi.fn(),
  });
  expect(await sweeper.sweep(now)).toMatchObject({ orphans: 39_600 });
  expect(deleted).toEqual(uploads.filter((id) => !alive.has(id)));
  expect(Math.max(...lookedUp)).toBeLessThanOrEqual(1000);
});

it('removes rows of ended jobs until none is left', async () => {
  let rows = 2500;
  const removeEndedJobs = vi.fn(async (_before: number, limit: number) => {
    const removed = Math.min(rows, limit);
    rows -= removed;
    return removed;
  });
  const sweeper = new Sweeper({
    database: { sweepExpired: async () => 0, existingJobs: async () => new Set(), removeEndedJobs },
    storage: { list: async function* () {}, deleteJob: async () => undefined },
    metrics: { swept: () => undefined },
    warn: vi.fn(),
  });
  await sweeper.sweep(now);
  expect(rows).toBe(0);
  expect(removeEndedJobs).toHaveBeenCalledTimes(3);
});
