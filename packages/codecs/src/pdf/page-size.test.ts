import { expect, test } from 'vitest';
import { sizeOfPage } from './page-size.ts';

const page = { width: 720, height: 360 };
const limits = { pixels: 2 ** 28 };

test.each([
  ['original', 1500, 750],
  [{ longestSide: 400 }, 400, 200],
  [{ height: 2000 }, 4000, 2000],
  [{ percent: 10 }, 150, 75],
] as const)('a page is drawn in the size that is wanted: %j', (size, width, height) => {
  expect(sizeOfPage(page, { dpi: 150, size }, limits)).toEqual({ width, height });
});

test('a page is refused in a size that is too large', () => {
  expect(() => sizeOfPage(page, { dpi: 150, size: { width: 16_384 } }, limits)).toThrow();
});
