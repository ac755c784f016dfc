import { expect, it } from 'vitest';
import { moved, placeAt } from './use-drag.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
])('moves number %i to %i', (from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order);
});

it.each([
  [-20, 0],
  [15, 0],
  [60, 1],
  [145, 2],
  [900, 2],
])('a pointer at %i is over row %i', (y, place) => {
  expect(placeAt(y, [10, 50, 100, 150])).toBe(place);
});
