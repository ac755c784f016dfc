import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpgOfRaster } from './jpg.ts';

const data = Uint8Array.from({ length: 8 * 4 * 3 }, (_, index) => index);

test.each([
  [1, data.subarray(0, 32)],
  [3, data],
] as const)('a raster of %i channels becomes a JPG in sRGB', async (channels, samples) => {
  const { width, height, jpg } = await jpgOfRaster({ width: 8, height: 4, channels, data: samples });
  expect([width, height]).toEqual([8, 4]);
  // The number of components in the frame header (SOF0): three, even for gray.
  expect(jpg[jpg.indexOf(Buffer.from([0xff, 0xc0])) + 9]).toBe(3);
});

test('native code decodes nothing, whatever it is given', async () => {
  await expect(sharp(await fixture('plain.tiff')).metadata()).rejects.toThrow('unsupported image format');
  const { jpg } = await jpgOfRaster({ width: 8, height: 4, channels: 3, data });
  await expect(sharp(jpg).metadata()).rejects.toThrow('unsupported image format');
});
