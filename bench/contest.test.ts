import { expect, it } from 'vitest';
import { type Contender, compete, noiseIn, quartile, ratioTo } from './contest.ts';

/** Returns these times in turn; the first is the warm-up. */
function contender(name: string, ...times: number[]): Contender {
  return { name, run: async () => ({ milliseconds: times.shift() ?? Number.NaN }) };
}

it('compares times of the same round, so that a machine that slows down does not count against either', async () => {
  const contenders = [
    contender('ours', 9, 1, 2, 30, 40),
    contender('other', 9, 2, 4, 60, 80),
    contender('third', 9, 9, 9, 9, 9),
  ];
  const result = await compete({ title: 'x', contenders, rival: 'other' }, 4);
  const [ours, other, third] = result.standings;
  expect(ours).toMatchObject({ milliseconds: 16, times: [1, 2, 30, 40] });
  expect(other?.times).toEqual([2, 4, 60, 80]);
  expect(third?.times).toHaveLength(3);
  expect(ratioTo(result, other)).toBe(0.5);
  expect(ratioTo(result, undefined)).toBeNaN();
});

it('does not repeat what failed, and others than the rival only a few times or for a few seconds', async () => {
  const fails = { name: 'fails', run: () => Promise.reject(new Error('no\nmore')) };
  const contenders = [
    contender('ours', 1, 1, 1, 1, 1, 1),
    contender('other', 1, 1, 1, 1, 1, 1),
    contender('third', 9, 9, 9, 9, 9),
    contender('slow', 4000, 3000, 3000, 3000),
    contender('slowest', 9000, 8000, 8000),
    fails,
  ];
  const { standings } = await compete({ title: 'x', contenders, rival: 'other' }, 5);
  expect(standings.map(({ times }) => times.length)).toEqual([5, 5, 3, 2, 1, 0]);
  expect(standings[5]?.failure).toBe('no');
});

it('says how much the times of a contender vary', async () => {
  const contenders = [contender('ours', 9, 8, 9, 10, 11, 12), contender('other', 9, 10, 10, 10, 10, 10)];
  const result = await compete({ title: 'x', contenders, rival: 'other' }, 5);
  expect(quartile([4, 1, 3, 2], 3)).toBe(3.25);
  expect(noiseIn([result])).toBeCloseTo(0.1);
});
