import { expect, it } from 'vitest';
import { quantile } from './quantile.ts';
import { summaryOf } from './savings-summary.ts';

it('a quantile lies between its neighbours', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([4, 1, 3, 2, 5], 0.25)).toBe(2);
  expect(quantile([7], 0.75)).toBe(7);
});

it('savings are given as quartiles, with the number of files that became larger', () => {
  const pairs = [50, 80, 90, 100, 130].map((after) => ({ before: 100, after }));
  const { quartiles, ...others } = summaryOf(pairs);
  expect(quartiles.map((share) => Math.round(share * 100))).toEqual([0, 10, 20]);
  const totals = { total: expect.closeTo(0.1), neverBigger: expect.closeTo(0.16) };
  expect(others).toEqual({ files: 5, larger: 1, ...totals, bytesBefore: 500, bytesAfter: 450 });
});
