import { expect, it, vi } from 'vitest';
import { type Contender, compete, ratioOf } from './contest.ts';

// Runs are repeated if the host is busy, which would use up the times below.
vi.mock('./undisturbed.ts', () => ({ undisturbed: (run: () => Promise<unknown>) => run() }));

/** Returns these times in turn; the first is the warm-up. */
function contender(name: string, ...times: number[]): Contender {
  return { name, run: async () => ({ milliseconds: times.shift() ?? Number.NaN, bytes: 1 }) };
}

it('compares times of the same round, so that a machine that slows down does not count against either', async () => {
  const contenders = [contender('ours', 9, 1, 2, 30), contender('other', 9, 2, 4, 60), contender('third', 9, 1, 1, 1)];
  const [ours, other, third] = await compete(contenders, { warmUps: 1, counted: 2, decisive: 3 }, ['ours', 'other']);
  expect(ours).toMatchObject({ milliseconds: 2, times: [1, 2, 30] });
  expect(other?.times).toEqual([2, 4, 60]);
  expect(third?.times).toEqual([1, 1]);
  expect(ratioOf(ours, other)).toBe(0.5);
  expect(ratioOf(ours, undefined)).toBeNaN();
});
