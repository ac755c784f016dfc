import { expect, test } from 'vitest';
import { copyUpright, type Raster } from './copy-upright.ts';

const raster = (changes: Partial<Raster>): Raster => ({
  width: 3,
  height: 2,
  samples: new Uint8Array(),
  samplesPerPixel: 3,
  red: 0,
  green: 1,
  blue: 2,
  alpha: undefined,
  ...changes,
});

/** A grey raster whose samples are their own positions: 0 1 2 / 3 4 5. */
const positions = raster({ samples: Uint8Array.of(0, 1, 2, 3, 4, 5), samplesPerPixel: 1, green: 0, blue: 0 });

// EXIF 2.32, section 4.6.4: where the first stored row and column are in the upright picture.
test.each([
  [1, 3, [0, 1, 2, 3, 4, 5]],
  [2, 3, [2, 1, 0, 5, 4, 3]],
  [3, 3, [5, 4, 3, 2, 1, 0]],
  [4, 3, [3, 4, 5, 0, 1, 2]],
  [5, 2, [0, 3, 1, 4, 2, 5]],
  [6, 2, [3, 0, 4, 1, 5, 2]],
  [7, 2, [5, 2, 4, 1, 3, 0]],
  [8, 2, [2, 5, 1, 4, 0, 3]],
])('orientation %i is turned upright', (orientation, width, expected) => {
  const upright = copyUpright(positions, orientation);
  expect(upright.width).toBe(width);
  expect([...upright.data].filter((_, i) => i % 4 === 0)).toEqual(expected);
});

test('an unknown orientation leaves the picture as it is', () => {
  expect(copyUpright(positions, 0).data).toEqual(copyUpright(positions, 1).data);
});

test.each([0, 1])('RGB becomes opaque RGBA, even if it starts %i bytes after a word boundary', (offset) => {
  const samples = Uint8Array.from({ length: 18 + offset }, (_, i) => 255 - i).subarray(offset);
  const expected = Array.from({ length: 6 }, (_, i) => [...samples.subarray(i * 3, i * 3 + 3), 255]).flat();
  expect([...copyUpright(raster({ samples }), 1).data]).toEqual(expected);
});

test('alpha is kept and a palette index beside it is not', () => {
  const samples = Uint8Array.of(10, 20, 30, 99, 128, 40, 50, 60, 98, 0);
  const picture = raster({ width: 2, height: 1, samples, samplesPerPixel: 5, alpha: 4 });
  expect([...copyUpright(picture, 1).data]).toEqual([10, 20, 30, 128, 40, 50, 60, 0]);
});

test('a rotated picture larger than one tile keeps every pixel', () => {
  const width = 70;
  const height = 45;
  const samples = Uint8Array.from({ length: width * height }, (_, i) => (i * 31) % 251);
  const { data } = copyUpright(raster({ width, height, samples, samplesPerPixel: 1, green: 0, blue: 0 }), 6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      expect(data[(x * height + height - 1 - y) * 4]).toBe(samples[y * width + x]);
    }
  }
});
