import { meanDifference } from '@image-converter/corpus/compare';
import { photoCd } from '@image-converter/corpus/fixtures/pcd';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function decoded(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels<4>> {
  return codec.decode(sourceOf(new Blob([bytes]), 'pcd'), hostForTests());
}

/** At a place given as fractions of the width and height. */
function colourAt({ data, width, height }: Pixels<4>, left: number, top: number): number[] {
  const at = (Math.floor(top * height) * width + Math.floor(left * width)) * 4;
  return [...data.subarray(at, at + 3)];
}

/** Kodak's values for white, and for a brown whose RGB follows from Kodak's formula. */
const white = [188, 156, 137] as const;
const brown = [80, 130, 170] as const;
const brownRgb = [108.7 + 60.1, 108.7 + 11.2 - 30.6, 108.7 - 57.7];
const halves = [brown, white] as const;

test('a Photo CD has the size of its base image, and its colours', async () => {
  const picture = await decoded(photoCd({ halves }));
  expect(picture).toMatchObject({ width: 768, height: 512, opaque: true });
  expect(meanDifference(colourAt(picture, 0.25, 0.5), brownRgb)).toBeLessThan(1);
  expect(colourAt(picture, 0.75, 0.5)).toEqual([255, 255, 255]);
});

test.each([
  [[20], 1536, 1024, 20],
  [[20, -8], 3072, 2048, 12],
])('the differences of larger sizes (%j) are added', async (steps, width, height, sum) => {
  const picture = await decoded(photoCd({ halves, steps }));
  expect(picture).toMatchObject({ width, height });
  const brighter = brownRgb.map((sample) => sample + sum * 1.3584);
  for (const top of [0, 0.5, 0.999]) {
    expect(meanDifference(colourAt(picture, 0.25, top), brighter)).toBeLessThan(1);
    expect(colourAt(picture, 0.75, top)).toEqual([255, 255, 255]);
  }
});

test.each([
  [1, 0.5, 0.75, 512],
  [2, 0.75, 0.5, 768],
  [3, 0.5, 0.25, 512],
])('a picture turned %i times is upright', async (turns, left, top, width) => {
  const picture = await decoded(photoCd({ halves, turns }));
  expect(picture.width).toBe(width);
  expect(meanDifference(colourAt(picture, left, top), brownRgb)).toBeLessThan(1);
  expect(colourAt(picture, 1 - left, 1 - top)).toEqual([255, 255, 255]);
});

test('what is cut is incomplete, and what is changed is corrupt', async () => {
  await expect(decoded(photoCd({ halves }).slice(0, -1))).rejects.toMatchObject({ code: 'INCOMPLETE' });
  const large = photoCd({ halves, steps: [20] });
  await expect(decoded(large.slice(0, -500_000))).rejects.toMatchObject({ code: 'INCOMPLETE' });
  const [codesAt, rowKindAt] = [0xc2001, 0xc2000 + 2 * 2048 + 3];
  await expect(decoded(large.with(codesAt, 16))).rejects.toMatchObject({ code: 'CORRUPT' });
  await expect(decoded(large.with(rowKindAt, 0x40))).rejects.toMatchObject({ code: 'CORRUPT' });
});
