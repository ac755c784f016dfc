import { expect, it } from 'vitest';
import { type JobServices, Jobs } from './jobs.ts';

const job = { original_filename: 'a.heic', source_format: 'heic', target_format: 'jpg', file_size: 1 } as const;

it('whoever is too many is refused while the database is still at work for the others', async () => {
  const unanswered = Promise.withResolvers<never>();
  let asked = 0;
  const database = {
    createJob: () => {
      asked += 1;
      return unanswered.promise;
    },
  };
  const metrics = { refused: () => {} };
  const jobs = new Jobs({ database, metrics, slots: 2 } as unknown as JobServices);
  const accepted = Promise.allSettled([jobs.create(job), jobs.create(job)]);
  await expect(jobs.create(job)).rejects.toThrow('All conversion slots are taken');
  expect(asked).toBe(2);

  unanswered.reject(new Error('enough seen'));
  await accepted;
  await expect(jobs.create(job)).rejects.toThrow('enough seen');
});
