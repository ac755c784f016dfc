import { expect, test } from 'vitest';
import { outputSize } from './size-option.ts';

const photo = { width: 4000, height: 3000 };

test.each([
  ['original', 4000, 3000],
  [{ longestSide: 1600 }, 1600, 1200],
  [{ width: 1000 }, 1000, 750],
  [{ height: 1000 }, 1333, 1000],
  [{ percent: 50 }, 2000, 1500],
  [{ percent: 12.5 }, 500, 375],
] as const)('%j is %i × %i pixels', (size, width, height) => {
  expect(outputSize(size, photo, false)).toEqual({ width, height });
  expect(outputSize(size, photo, true)).toEqual({ width, height });
});

test('the longest side of an upright picture is its height', () => {
  expect(outputSize({ longestSide: 400 }, { width: 600, height: 800 }, false)).toEqual({ width: 300, height: 400 });
});

test.each([{ longestSide: 8000 }, { width: 8000 }, { height: 6000 }, { percent: 200 }])(
  'a picture is enlarged to %j only if that is asked for',
  (size) => {
    expect(outputSize(size, photo, false)).toEqual(photo);
    expect(outputSize(size, photo, true)).toEqual({ width: 8000, height: 6000 });
  },
);

test('a side is never shorter than a pixel', () => {
  expect(outputSize({ longestSide: 10 }, { width: 3000, height: 2 }, false)).toEqual({ width: 10, height: 1 });
});
