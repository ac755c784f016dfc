import { fixture } from '@image-converter/corpus/fixtures';
import { softAlpha, softColour, srgbOfP3 } from '@image-converter/corpus/fixtures/colour';
import { drawPicture, pictureSize, quadrants, type Raster } from '@image-converter/corpus/fixtures/draw';
import { drawFading, drawTiled, tileCounts, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import {
  colourDifference,
  distanceFromPicture,
  meanColourDifference,
  pixelAt,
} from '@image-converter/corpus/fixtures/measure';
import { expect, test } from 'vitest';
import { assembled } from '../testing/heic.ts';
import { freshLibheif } from '../testing/libheif.ts';
import { openHeic } from './open-heic.ts';

async function opened(name: string) {
  return openHeic(freshLibheif(), await fixture(name));
}

async function decoded(name: string): Promise<Raster> {
  const { width, height, data } = assembled(await opened(name));
  return { width, height, channels: 4, data: new Uint8Array(data) };
}

test.each(['plain.heic', ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => `turned-${orientation}.heic`)])(
  '%s shows the picture upright',
  async (name) => {
    const pixels = await decoded(name);
    expect(pixels).toMatchObject(pictureSize);
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(3);
    expect(meanColourDifference(pixels, drawPicture())).toBeLessThan(1);
  },
);

test('tiles.heic is assembled from its tiles', async () => {
  const image = await opened('tiles.heic');
  expect(image).toMatchObject({ ...tiledSize, tiles: tileCounts.columns * tileCounts.rows, hasAlpha: false });
  expect(meanColourDifference(await decoded('tiles.heic'), drawTiled())).toBeLessThan(1);
});

test.each(['display-p3.heic', 'display-p3-by-numbers.heic'])('%s has its colours in sRGB', async (name) => {
  const pixels = await decoded(name);
  for (const [x, y, colour] of [
    [16, 12, quadrants.topLeft],
    [48, 12, quadrants.topRight],
    [16, 36, quadrants.bottomLeft],
    [48, 36, quadrants.bottomRight],
  ] as const) {
    expect(colourDifference(pixelAt(pixels, x, y), srgbOfP3(colour)), `at ${x}, ${y}`).toBeLessThanOrEqual(4);
  }
});

test('10-bit.heic is rounded to 8 bits, over its whole range', async () => {
  const pixels = await decoded('10-bit.heic');
  const truth = drawFading();
  const sum = (samples: Uint8Array) => samples.reduce((total, sample) => total + sample, 0);
  const colours = pixels.data.filter((_, index) => index % 4 !== 3);
  // If truncated instead of rounded, they would be half a step too dark.
  expect(Math.abs(sum(colours) - sum(truth.data)) / colours.length).toBeLessThan(0.1);
  expect(meanColourDifference(pixels, truth)).toBeLessThan(1);
});

test('transparent.heic fades from solid to nothing', async () => {
  expect((await opened('transparent.heic')).hasAlpha).toBe(true);
  const pixels = await decoded('transparent.heic');
  for (const [x, y] of [
    [32, 24],
    [46, 24],
    [51, 24],
    [0, 0],
  ] as const) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixelAt(pixels, x, y);
    expect(Math.abs(alpha - softAlpha(x, y)), `at ${x}, ${y}`).toBeLessThanOrEqual(3);
    expect(colourDifference([red, green, blue], softColour)).toBeLessThanOrEqual(4);
  }
});

test('twelve-megapixels.heic is as large as it says, and all its tiles are the same', async () => {
  const image = await opened('twelve-megapixels.heic');
  expect(image).toMatchObject({ width: 4032, height: 3024, tiles: 48 });
  expect(image.decodeTile(26)).toMatchObject({ x: 1024, y: 1536, width: 512, height: 512 });
  expect(image.decodeTile(26).data).toEqual(image.decodeTile(13).data);
  const spare = new ArrayBuffer(2 ** 21);
  const inSpare = image.decodeTile(26, spare).data;
  expect(inSpare.buffer).toBe(spare);
  expect(inSpare).toEqual(image.decodeTile(26).data);
});
