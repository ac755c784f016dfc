import { expect, test } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { sampleOfPixels } from './sample.ts';

function pictureOf(width: number, height: number): Pixels<3> {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data[pixel * 3] = (pixel % width) / 16;
    data[pixel * 3 + 1] = Math.floor(pixel / width) / 16;
    data[pixel * 3 + 2] = 7;
  }
  return { kind: 'pixels', width, height, channels: 3, colourSpace: 'srgb', opaque: true, data };
}

test('a sample is made of squares from all over the picture, a small part of it', () => {
  const picture = pictureOf(4000, 3000);
  const { width = 0, height = 0, data } = sampleOfPixels(picture) ?? {};
  expect((picture.width * picture.height) / (width * height)).toBeGreaterThan(20);
  expect((picture.width * picture.height) / (width * height)).toBeLessThan(45);
  expect(data).toHaveLength(width * height * 3);
  const columns = Array.from({ length: width / 128 }, (_, column) => data?.[column * 128 * 3] ?? 0);
  expect(columns.every((value, at) => at === 0 || value > (columns[at - 1] ?? 0))).toBe(true);
  expect(columns.at(-1)).toBeGreaterThan(180);
});

test.each([
  [400, 300],
  [5000, 100],
])('a picture of %i × %i has none', (width, height) => {
  expect(sampleOfPixels(pictureOf(width, height))).toBeUndefined();
});
