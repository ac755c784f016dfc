import { describe, expect, it } from 'vitest';
import { isPages, rangeOf } from './pages.ts';

describe('which pages are wanted', () => {
  it.each(['first', 'all', '1-1', '2-5', '10-99999'])('may be said as %s', (text) => {
    expect(isPages(text)).toBe(true);
  });

  it.each(['', '3', '0-2', '5-2', '1-', '-3', '1-2-3', ' 1-2', '1-100000', 'last'])(
    'may not be said as "%s"',
    (text) => {
      expect(isPages(text)).toBe(false);
    },
  );

  it('is a range that counts from 1', () => {
    expect(rangeOf('first')).toEqual({ from: 1, to: 1 });
    expect(rangeOf('all')).toEqual({ from: 1, to: Number.POSITIVE_INFINITY });
    expect(rangeOf('3-12')).toEqual({ from: 3, to: 12 });
  });
});
