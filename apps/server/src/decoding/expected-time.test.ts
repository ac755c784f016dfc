import { expect, it } from 'vitest';
import { ExpectedTime } from './expected-time.ts';

it('is a guess first, then what was measured, then follows slowly', () => {
  const expected = new ExpectedTime();
  expect(expected.expectedSeconds(0, 2)).toBe(1.5);
  expected.took(400);
  expect(expected.expectedSeconds(0, 2)).toBe(0.4);
  expected.took(1400);
  expect(expected.expectedSeconds(0, 2)).toBeCloseTo(0.6);
  for (let turn = 0; turn < 50; turn++) expected.took(2000);
  expect(expected.expectedSeconds(0, 2)).toBeCloseTo(2, 1);
});

it.each([
  [0, 1],
  [1, 1],
  [2, 1.5],
  [3, 2],
  [11, 6],
])('with %i jobs before it on two children, a job of a second takes %f seconds', (jobs, seconds) => {
  const expected = new ExpectedTime();
  expected.took(1000);
  expect(expected.expectedSeconds(jobs, 2)).toBe(seconds);
});
