import { defaultChoices } from '@image-converter/formats/options';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Creation } from '../database/database.ts';
import { Announcements } from './announcements.ts';
import type { JobServices } from './job-services.ts';

const job = {
  original_filename: 'a.heic',
  source_format: 'heic',
  target_format: 'jpg',
  options: defaultChoices,
  file_size: 1,
} as const;
const refusal = 'No conversion slot is free';

let createJob: ReturnType<typeof vi.fn<() => Promise<Creation>>>;
let announcements: Announcements;
beforeEach(() => {
  createJob = vi.fn(async () => ({ kind: 'created' }) as Creation);
  const database = { createJob, visitorKey: async () => 'key' };
  const metrics = { refused: () => {} };
  const limits = { slots: 2, perVisitor: 2 };
  announcements = new Announcements({ database, metrics, limits, holder: 'a' } as unknown as JobServices);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('whoever is too many is refused while the database is still at work for the others', async () => {
  const unanswered = Promise.withResolvers<never>();
  createJob.mockReturnValue(unanswered.promise);
  const accepted = Promise.allSettled([
    announcements.create({ visitor: 'a' }, job),
    announcements.create({ visitor: 'b' }, job),
  ]);
  await expect(announcements.create({ visitor: 'c' }, job)).rejects.toThrow(refusal);
  await expect.poll(() => createJob).toHaveBeenCalledTimes(2);

  unanswered.reject(new Error('enough seen'));
  await accepted;
  await expect(announcements.create({ visitor: 'c' }, job)).rejects.toThrow('enough seen');
});

it('a full house is remembered for a moment, or until a slot is freed', async () => {
  createJob.mockResolvedValue({ kind: 'full' });
  await expect(announcements.create({ visitor: 'a' }, job)).rejects.toThrow(refusal);
  expect(announcements.refuseIfFull('b')).toMatchObject({ code: 'BUSY', retryAfter: 5 });
  announcements.slotFreed();
  expect(announcements.refuseIfFull('b')).toBeUndefined();
});

it('a full house is not remembered any longer because the clock was set back', async () => {
  createJob.mockResolvedValue({ kind: 'full' });
  await expect(announcements.create({ visitor: 'a' }, job)).rejects.toThrow(refusal);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await expect.poll(() => announcements.refuseIfFull('a')).toBeUndefined();
});

it('whoever has enough is refused alone', async () => {
  createJob.mockResolvedValue({ kind: 'enough' });
  await expect(announcements.create({ visitor: 'a' }, job)).rejects.toThrow(refusal);
  expect(announcements.refuseIfFull('b')).toBeUndefined();
});

it('whoever was served steps back for those who wait', async () => {
  createJob.mockResolvedValueOnce({ kind: 'full' });
  await expect(announcements.create({ visitor: 'waiting' }, job)).rejects.toThrow(refusal);
  announcements.slotFreed();
  await announcements.create({ visitor: 'quick' }, job);
  expect(announcements.refuseIfFull('quick')).toMatchObject({ code: 'BUSY' });
  await announcements.create({ visitor: 'waiting' }, job);
  expect(announcements.refuseIfFull('quick')).toBeUndefined();
});
