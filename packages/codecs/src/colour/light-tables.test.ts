import { expect, test } from 'vitest';
import { linear } from './curves.ts';
import { blueTable, greenTable, lightTables, redTable } from './light-tables.ts';
import type { RgbSpace } from './rgb-space.ts';

function converted({ light, encoded }: ReturnType<typeof lightTables>, rgb: readonly [number, number, number]) {
  const places = [redTable + rgb[0], greenTable + rgb[1], blueTable + rgb[2]];
  const total = (word: number) => places.reduce((sum, place) => sum + (light[2 * place + word] ?? Number.NaN), 0);
  const redAndGreen = total(0);
  return [redAndGreen & 0xffff, redAndGreen >>> 16, total(1)].map((sum) => encoded[sum]);
}

const extreme: RgbSpace = {
  curves: [linear, linear, linear],
  toLinearSrgb: [
    [8, -6, -1],
    [-7, 8, 0],
    [-7, 0, 8],
  ],
};

test('the widest colour space that we accept fits into the tables', () => {
  const tables = lightTables(extreme);
  expect(converted(tables, [0, 0, 0])).toEqual([0, 0, 0]);
  expect(converted(tables, [255, 255, 255])).toEqual([255, 255, 255]);
  expect(converted(tables, [255, 0, 0])).toEqual([255, 0, 0]);
  expect(converted(tables, [0, 255, 255])).toEqual([0, 255, 255]);
  // A fifth of the light is a middle grey.
  for (const shade of converted(tables, [55, 55, 55])) expect(Math.abs((shade ?? 0) - 128)).toBeLessThanOrEqual(2);
});

test('samples below 0 or above 255 count as 0 or 255', () => {
  const tables = lightTables(extreme);
  expect(converted(tables, [-256, 300, 511])).toEqual(converted(tables, [0, 255, 255]));
});

test('red, green and blue can be added in one number of 64 bits', () => {
  const { light, encoded } = lightTables(extreme);
  const entries = new BigUint64Array(light.buffer);
  const sum = [redTable, greenTable + 255, blueTable + 255].reduce((sum, place) => sum + (entries[place] ?? 0n), 0n);
  const shades = [0n, 16n, 32n].map((shift) => encoded[Number((sum >> shift) & 0xffffn)]);
  expect(shades).toEqual([0, 255, 255]);
  expect(sum >> 48n).toBe(0n);
});
