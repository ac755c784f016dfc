import { expect, it } from 'vitest';
import { type JobServices, Jobs } from './jobs.ts';

const job = { original_filename: 'a.heic', source_format: 'heic', target_format: 'jpg', file_size: 1 } as const;

it('whoever is too many is refused before the database is asked for the others', async () => {
  const events: string[] = [];
  const database = {
    createJob: async () => {
      events.push('asked');
      throw new Error('enough seen');
    },
  };
  const metrics = { refused: () => events.push('refused') };
  const jobs = new Jobs({ database, metrics, slots: 2 } as unknown as JobServices);
  await Promise.allSettled(Array.from({ length: 5 }, () => jobs.create(job)));
  expect(events).toEqual(['refused', 'refused', 'refused', 'asked', 'asked']);

  events.length = 0;
  await Promise.allSettled([jobs.create(job)]);
  expect(events).toEqual(['asked']);
});
