import { expect, it } from 'vitest';
import { moreThan } from './more-than.ts';

it.each([
  [49, undefined],
  [50, undefined],
  [51, 50],
  [60, 50],
  [61, 60],
])('of %i formats it is said that there are more than %s', { tags: '@promise:fifty-formats' }, (count, round) => {
  expect(moreThan(count)).toBe(round);
});
