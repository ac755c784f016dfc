import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workingLease } from '../database/leases.ts';
import { OpenJobs } from './open-jobs.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const renewing = (answer: boolean | Error = true) =>
  vi.fn(async (_id: string) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });

it('are renewed well within their lease, as long as somebody works on them', async () => {
  const renewLease = renewing();
  const jobs = new OpenJobs({ renewLease });
  {
    using job = jobs.open('a');
    await vi.advanceTimersByTimeAsync(workingLease);
    expect(renewLease.mock.calls).toEqual([
      ['a', 'keep'],
      ['a', 'keep'],
      ['a', 'keep'],
    ]);
    expect(job.signal.aborted).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(workingLease);
  expect(renewLease).toHaveBeenCalledTimes(3);
});

it('are given up when another replica ended them', async () => {
  using job = new OpenJobs({ renewLease: renewing(false) }).open('a');
  await vi.advanceTimersByTimeAsync(workingLease);
  expect(job.signal.aborted).toBe(true);
});

it('go on while the database is away', async () => {
  using job = new OpenJobs({ renewLease: renewing(new Error('away')) }).open('a');
  await vi.advanceTimersByTimeAsync(workingLease);
  expect(job.signal.aborted).toBe(false);
});

it('are given up by their id, and no others', () => {
  const jobs = new OpenJobs({ renewLease: renewing() });
  using first = jobs.open('a');
  using second = jobs.open('b');
  jobs.giveUp('a');
  jobs.giveUp('unknown');
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
});
