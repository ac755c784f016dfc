import { expect, it } from 'vitest';
import { distanceOfColours, distanceToGrids, meanColours } from './grids.ts';

/** Black on the left, white on the right. */
const halves = 'ffffff'.replaceAll('f', '0').repeat(8) + 'ffffff'.repeat(8);
const grid = halves.repeat(16);

function picture(width: number, height: number, pixel: (x: number) => number[]) {
  const data = Array.from({ length: width * height }, (_, index) => pixel(index % width)).flat();
  return { width, height, data: new Uint8ClampedArray(data) };
}

it.each([
  [2, 1],
  [16, 16],
  [100, 30],
])('a picture of %i × %i is compared field by field', (width, height) => {
  const half = (x: number) => (x < width / 2 ? [0, 0, 0, 255] : [255, 255, 255, 255]);
  expect(distanceToGrids(picture(width, height, half), [grid])).toBeCloseTo(0);
  expect(
    distanceToGrids(
      picture(width, height, (x) => half(width - 1 - x)),
      [grid],
    ),
  ).toBeCloseTo(255);
});

it('what is transparent is white, and the nearest truth counts', () => {
  const clear = picture(32, 32, () => [0, 0, 0, 0]);
  expect(distanceToGrids(clear, [grid, 'ffffff'.repeat(256)])).toBeCloseTo(0);
});

it('the mean colours of a picture have the form of a truth', () => {
  const half = picture(100, 30, (x) => (x < 50 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  expect(meanColours(half)).toBe(grid);
  expect(distanceOfColours(grid, 'ffffff'.repeat(256))).toBeCloseTo(127.5);
});
