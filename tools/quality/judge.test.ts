import { describe, expect, it } from 'vitest';
import { isPassed, judge, type Rule } from './judge.ts';

const bytes: Rule = { better: 'less', tolerance: 0.01 };
const counts: Rule = { better: 'more', tolerance: 0 };

const outcome = (rule: Rule, before: number, now: number) => judge(rule, { it: before }, { it: now })[0]?.outcome;

describe('a figure that should be small', () => {
  it.each([
    [1000, 1010, 'same'],
    [1000, 1011, 'worse'],
    [1000, 990, 'same'],
    [1000, 989, 'better'],
    [0, 1, 'worse'],
  ])('that was %i and is %i is %s', (before, now, expected) => {
    expect(outcome(bytes, before, now)).toBe(expected);
  });
});

describe('a figure that should be large', () => {
  it.each([
    [96, 96, 'same'],
    [96, 95, 'worse'],
    [96, 97, 'better'],
  ])('that was %i and is %i is %s', (before, now, expected) => {
    expect(outcome(counts, before, now)).toBe(expected);
  });
});

it('fails only figures that are worse, have no baseline, or are no longer measured', () => {
  const verdicts = judge(
    counts,
    { same: 1, better: 1, worse: 1, 'no longer measured': 1 },
    { same: 1, better: 2, worse: 0, 'without a baseline': 1 },
  );
  expect(verdicts.map(({ name, outcome }) => [name, outcome])).toSatisfy((pairs: string[][]) =>
    pairs.every(([name, found]) => name === found),
  );
  expect(verdicts.filter(isPassed).map(({ name }) => name)).toEqual(['same', 'better']);
});
