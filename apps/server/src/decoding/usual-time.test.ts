import { expect, it } from 'vitest';
import { UsualTime } from './usual-time.ts';

it('is a guess first, then what was measured, then follows slowly', () => {
  const usual = new UsualTime();
  expect(usual.expectedSeconds(0, 2)).toBe(1.5);
  usual.took(400);
  expect(usual.expectedSeconds(0, 2)).toBe(0.4);
  usual.took(1400);
  expect(usual.expectedSeconds(0, 2)).toBeCloseTo(0.6);
  for (let turn = 0; turn < 50; turn++) usual.took(2000);
  expect(usual.expectedSeconds(0, 2)).toBeCloseTo(2, 1);
});

it.each([
  [0, 1],
  [1, 1],
  [2, 1.5],
  [3, 2],
  [11, 6],
])('with %i jobs before it on two children, a job of a second takes %f seconds', (jobs, seconds) => {
  const usual = new UsualTime();
  usual.took(1000);
  expect(usual.expectedSeconds(jobs, 2)).toBe(seconds);
});
