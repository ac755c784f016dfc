import { describe, expect, it } from 'vitest';
import { rasterSize, statedSize } from './size.ts';

const stated = (width: string | null, height: string | null, viewBox: string | null = null) => {
  const size = statedSize({ width, height, viewBox });
  return [size.width, size.height].map(Math.round);
};

describe('the size of a drawing', () => {
  it.each([
    ['20', '10', [20, 10]],
    ['20px', ' 10.4 ', [20, 10]],
    ['1in', '2.54cm', [96, 96]],
    ['72pt', '25.4mm', [96, 96]],
    ['1e2', '+5em', [100, 80]],
  ])('is as stated: %s by %s', (width, height, size) => {
    expect(stated(width, height)).toEqual(size);
  });

  it.each([
    [null, null, [40, 20]],
    ['100%', '100%', [40, 20]],
    ['80', null, [80, 40]],
    [null, '80', [160, 80]],
    ['0', '-5', [40, 20]],
    ['wide', 'high', [40, 20]],
  ])('follows from the view box where it is not: %s by %s', (width, height, size) => {
    expect(stated(width, height, '-3 -3, 40 20')).toEqual(size);
  });

  it.each([null, '', '0 0 0 0', '1 2 3', 'none'])('is that of browsers where there is nothing: %s', (viewBox) => {
    expect(stated(null, null, viewBox)).toEqual([300, 150]);
    expect(stated('600', null, viewBox)).toEqual([600, 300]);
  });

  it('is in whole pixels, with the longest side as wanted', () => {
    expect(rasterSize({ width: 20.6, height: 0.2 }, { longestSide: 'as stated' })).toEqual({ width: 21, height: 1 });
    expect(rasterSize({ width: 20, height: 10 }, { longestSide: 1000 })).toEqual({ width: 1000, height: 500 });
    expect(rasterSize({ width: 10, height: 40 }, { longestSide: 20 })).toEqual({ width: 5, height: 20 });
    expect(rasterSize({ width: 24, height: 24 }, { longestSide: 'as stated', size: { width: 1080 } })).toEqual({
      width: 1080,
      height: 1080,
    });
    expect(rasterSize({ width: 24.5, height: 10 }, { longestSide: 'as stated', size: { percent: 200 } })).toEqual({
      width: 49,
      height: 20,
    });
  });
});
