import { fixture } from '@image-converter/corpus/fixtures';
import { pixelAt, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { targets } from '@image-converter/formats/formats';
import { defaultOptions } from '@image-converter/formats/options';
import { sniff } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Raster } from './decoder.ts';
import { encode } from './encode.ts';

const size = { width: 8, height: 4 };
const data = Uint8Array.from({ length: 8 * 4 * 3 }, (_, index) => index);
const gray: Raster = { ...size, channels: 1, data: data.subarray(0, 32) };
const rgb: Raster = { ...size, channels: 3, data };
const halfRed: Raster = { ...size, channels: 4, data: filled([200, 0, 0, 128]) };
const fullRed: Raster = { ...size, channels: 4, data: filled([200, 0, 0, 255]) };

function filled(pixel: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 8 * 4 * 4 }, (_, index) => pixel[index % 4] ?? 0);
}

/** In the header of a PNG: 0 is gray, 2 is colour, 6 is colour with alpha. */
const colourTypeOf = (png: Buffer) => png[25];

test('native code decodes nothing, whatever it is given', async () => {
  await expect(sharp(await fixture('plain.tiff')).metadata()).rejects.toThrow('unsupported image format');
  const jpg = await encode(rgb, defaultOptions('jpg'));
  await expect(sharp(jpg).metadata()).rejects.toThrow('unsupported image format');
});

describe.each(targets)('a %s', (target) => {
  test.each([gray, rgb, halfRed])('is what its bytes say, of $channels channels', async (raster) => {
    expect(sniff(await encode(raster, defaultOptions(target)))).toBe(target);
  });
});

test.each([gray, rgb])('a JPG is in sRGB, of $channels channels, too', async (raster) => {
  const jpg = await encode(raster, defaultOptions('jpg'));
  // The number of components in the frame header (SOF0): three, even for gray.
  expect(jpg[jpg.indexOf(Buffer.from([0xff, 0xc0])) + 9]).toBe(3);
});

describe('a picture that is looked at again', () => {
  // Only here: whatever is encoded has to be decoded to be compared.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
  afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

  test('a PNG has all pixels as they were, and no channel that says nothing', async () => {
    const [ofGray, ofRgb, ofHalf, ofFull] = await Promise.all(
      [gray, rgb, halfRed, fullRed].map((raster) => encode(raster, defaultOptions('png'))),
    );
    expect([ofGray, ofRgb, ofHalf, ofFull].map((png) => png && colourTypeOf(png))).toEqual([0, 2, 6, 2]);
    const { data: samples } = await pixelsOf(ofRgb ?? Buffer.alloc(0));
    expect([...samples].filter((_, index) => index % 4 !== 3)).toEqual([...data]);
  });

  test.each([
    ['#ffffff', [228, 127, 127]],
    ['#0000ff', [100, 0, 127]],
  ] as const)('transparent pixels of a JPG stand on %s', async (background, expected) => {
    const pixels = await pixelsOf(await encode(halfRed, { ...defaultOptions('jpg'), background }));
    for (const [channel, value] of expected.entries()) {
      expect(Math.abs((pixelAt(pixels, 4, 2)[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
    }
  });

  test.each(['png', 'webp'] as const)('transparent pixels of a %s stay so', async (target) => {
    const pixels = await pixelsOf(await encode(halfRed, { ...defaultOptions(target), background: '#0000ff' }));
    const [red = 0, green = 0, blue = 0, alpha] = pixelAt(pixels, 4, 2);
    expect(alpha).toBe(128);
    expect(Math.abs(red - 200) + green + blue).toBeLessThanOrEqual(8);
  });
});

test.each(['jpg', 'webp'] as const)('a %s of lower quality is smaller', async (target) => {
  const noise: Raster = { width: 64, height: 64, channels: 3, data: numbers(64 * 64 * 3) };
  const sizes = [10, 50, 90, 100].map(async (quality) => {
    return (await encode(noise, { ...defaultOptions(target), quality })).length;
  });
  const [low = 0, middle = 0, high = 0, highest = 0] = await Promise.all(sizes);
  expect(low < middle && middle < high && high < highest).toBe(true);
});

function numbers(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 2_654_435_761) >>> 24);
}
