import { describe, expect, test } from 'vitest';
import { cropCheck } from './crop-check.ts';
import { type CropOption, cropArea, freeCropOf, ratioCropOf } from './crop-option.ts';

const picture = { width: 4000, height: 3000 };
const wide = { width: 16, height: 9 };

test.each<[CropOption, readonly [number, number, number, number]]>([
  ['none', [0, 0, 4000, 3000]],
  [{ left: 0.25, top: 0.5, width: 0.5, height: 0.1 }, [1000, 1500, 2000, 300]],
  [{ ratio: wide, x: 0.5, y: 0.5, scale: 1 }, [0, 375, 4000, 2250]],
  [{ ratio: wide, x: 0.5, y: 0.5, scale: 0.5 }, [1000, 938, 2000, 1125]],
  [{ ratio: { width: 1, height: 1 }, x: 0.25, y: 0.5, scale: 0.5 }, [250, 750, 1500, 1500]],
])('%j is that area of a picture', (crop, [left, top, width, height]) => {
  expect(cropArea(crop, picture)).toEqual({ left, top, width, height });
});

test('a ratio keeps its place in pictures of other sizes', () => {
  const crop = { ratio: { width: 1, height: 1 }, x: 0.5, y: 0.5, scale: 1 };
  expect(cropArea(crop, { width: 300, height: 400 })).toEqual({ left: 0, top: 50, width: 300, height: 300 });
});

test.each<CropOption>([
  { left: 1, top: 1, width: 1, height: 1 },
  { left: 0.9, top: 0, width: 0.9, height: 0.000001 },
  { ratio: { width: 16_384, height: 1 }, x: 0, y: 1, scale: 0.00001 },
  { ratio: { width: 1, height: 16_384 }, x: 1, y: 0, scale: 1 },
])('every area is inside, with at least one pixel: %j', (crop) => {
  for (const size of [picture, { width: 1, height: 1 }, { width: 3, height: 7 }]) {
    const { left, top, width, height } = cropArea(crop, size);
    expect([left, top, width, height].every(Number.isInteger)).toBe(true);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    expect(left + width <= size.width && top + height <= size.height).toBe(true);
  }
});

describe('what an editor sends', () => {
  const sizes = [picture, { width: 1, height: 1 }, { width: 641, height: 479 }, { width: 65_535, height: 3 }];

  test.each(sizes)('is cut out exactly: a free area of %o', (size) => {
    for (const [from, share] of [
      [0, 1],
      [0.1, 0.5],
      [0.333, 0.667],
      [0.9, 0.05],
    ] as const) {
      const width = Math.max(1, Math.floor(size.width * share));
      const height = Math.max(1, Math.ceil(size.height * share));
      const left = Math.floor((size.width - width) * from);
      const top = Math.ceil((size.height - height) * from);
      const area = { left, top, width, height };
      expect(cropArea(freeCropOf(area, size), size)).toEqual(area);
    }
  });

  test.each(sizes)('is cut out exactly: a ratio in %o', (size) => {
    for (const ratio of [wide, { width: 9, height: 16 }, { width: 1, height: 1 }, size]) {
      for (const [scale, x] of [
        [1, 0.5],
        [0.77, 0.3],
        [0.5, 0.61],
        [0.123, 1],
      ] as const) {
        const area = cropArea({ ratio, x, y: 1 - x, scale }, size);
        const crop = ratioCropOf(area, ratio, size);
        expect(cropCheck.is(crop)).toBe(true);
        expect(cropArea(crop, size)).toEqual(area);
      }
    }
  });
});

test.each([
  { left: 0, top: 0, width: 0, height: 1 },
  { left: -0.1, top: 0, width: 1, height: 1 },
  { left: 0, top: 0, width: 1.01, height: 1 },
  { left: 0, top: 0, width: Number.NaN, height: 1 },
  { left: 0, top: 0, width: 1 },
  { left: 0, top: 0, width: 1, height: 1, depth: 1 },
  { ratio: wide, x: 0.5, y: 0.5 },
  { ratio: { width: 1.5, height: 1 }, x: 0.5, y: 0.5, scale: 1 },
  { ratio: wide, x: 0.5, y: 0.5, scale: 0 },
  'all',
  null,
])('is no crop: %j', (wrong) => {
  expect(cropCheck.is(wrong)).toBe(false);
});
