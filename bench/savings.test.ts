import { expect, it } from 'vitest';
import { summaryOf } from './savings.ts';

it('savings are given as quartiles, with the number of files that became larger', () => {
  const pairs = [50, 80, 90, 100, 130].map((after) => ({ before: 100, after }));
  const { quartiles, ...others } = summaryOf(pairs);
  expect(quartiles.map((share) => Math.round(share * 100))).toEqual([0, 10, 20]);
  expect(summaryOf(pairs.slice(0, 4)).quartiles[1]).toBeCloseTo(0.15);
  const totals = { total: expect.closeTo(0.1), neverBigger: expect.closeTo(0.16) };
  expect(others).toEqual({ files: 5, larger: 1, ...totals, bytesBefore: 500, bytesAfter: 450 });
});
