import { describe, expect, it } from 'vitest';
import { visibleRows } from './RowList.tsx';

describe('the rows that are drawn', () => {
  it.each([
    ['at the top', 0, 1000, { first: 0, end: 16 }],
    ['in the middle', 5000, 1000, { first: 44, end: 66 }],
    ['at the end', 99_000, 1000, { first: 984, end: 1000 }],
    ['of a list that became shorter than where one is', 99_000, 4, { first: 0, end: 4 }],
    ['of few', 0, 3, { first: 0, end: 3 }],
    ['of none', 0, 0, { first: 0, end: 0 }],
  ])('%s', (_, scrollTop, count, rows) => {
    expect(visibleRows({ scrollTop, height: 1000, rowHeight: 100 }, count)).toEqual(rows);
  });
});
