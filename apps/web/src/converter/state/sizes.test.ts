import { expect, it } from 'vitest';
import { defaultFacts } from '../../testing/default-facts.ts';
import { percentOf, totalSizes } from './sizes.ts';
import type { Item } from './state.ts';

function item(format: Item['format'], before: number, after?: number): Item {
  const file = new File([new Uint8Array(before)], `a.${format}`);
  const shared = { id: '1', file, format, label: format };
  if (after === undefined) return { ...shared, status: { kind: 'waiting' } };
  const result = { blob: new Blob([new Uint8Array(after)]), url: () => '', name: 'a.webp' };
  return { ...shared, status: { kind: 'done', outcome: { ...defaultFacts, files: [result] } } };
}

it('adds up the files that have a result', () => {
  expect(totalSizes([item('png', 100, 30), item('jpg', 50, 20), item('png', 70)])).toEqual({ before: 150, after: 50 });
});

it('says nothing about drawings, which have no pixels before they are drawn', () => {
  expect(totalSizes([item('svg', 10, 400)])).toBeUndefined();
  expect(totalSizes([item('svg', 10, 400), item('png', 100, 30)])).toEqual({ before: 100, after: 30 });
});

it('says nothing without results', () => {
  expect(totalSizes([item('png', 100)])).toBeUndefined();
});

it('rounds to whole percent, in both directions', () => {
  expect(percentOf({ before: 1000, after: 217 })).toBe(78);
  expect(percentOf({ before: 100, after: 339 })).toBe(239);
  expect(percentOf({ before: 1000, after: 1004 })).toBe(0);
});
