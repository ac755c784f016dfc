import { colourConversion } from '@image-converter/codecs/colour/to-srgb';
import type { Pixels } from '@image-converter/codecs/pixels';
import { fixture } from '@image-converter/corpus/fixtures';
import { type drawPicture, drawTextured } from '@image-converter/corpus/fixtures/draw';
import { pixelAt, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { distanceFromSaturated, drawSaturated } from '@image-converter/corpus/fixtures/saturated';
import { formats, targets } from '@image-converter/formats/formats';
import { readAvif } from '@image-converter/formats/inspect/avif';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { sniff } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostWith } from './host.ts';
import { codecNamed, rereadOwn } from './registry.ts';

const samples = Uint8ClampedArray.from({ length: 8 * 4 * 3 }, (_, index) => index);
const gray = pixels(1, samples.slice(0, 32));
const rgb = pixels(3, samples);
const halfRed = pixels(4, filled([200, 0, 0, 128]), false);
const fullRed = pixels(4, filled([200, 0, 0, 255]));

function pixels(channels: Pixels['channels'], data: Pixels['data'], opaque = true, width = 8): Pixels {
  const height = data.length / channels / width;
  return { kind: 'pixels', width, height, channels, colourSpace: 'srgb', opaque, data };
}

function filled(pixel: readonly number[]): Pixels['data'] {
  return Uint8ClampedArray.from({ length: 8 * 4 * 4 }, (_, index) => pixel[index % 4] ?? 0);
}

async function encode(picture: Pixels, options: ConversionOptions): Promise<Buffer> {
  const { write, mediaType, hasTransparency } = formats[options.target];
  const settings = { ...options, maxBytes: undefined, mediaType, hasTransparency };
  const encoded = await codecNamed(write.server[0]).encode?.(
    picture,
    settings,
    hostWith({ deep: false, keepsColours: false }),
  );
  return Buffer.from(await new Blob(encoded instanceof Blob ? [encoded] : encoded).arrayBuffer());
}

/** The colour type in the header of a PNG: 0 is gray, 2 is colour, 6 is colour with alpha. */
const colourTypeOf = (png: Buffer) => png[25];

test('native code decodes nothing, whatever it is given', async () => {
  await expect(sharp(await fixture('plain.tiff')).metadata()).rejects.toThrow('unsupported image format');
  const jpg = await encode(rgb, targetDefaults('jpg'));
  await expect(sharp(jpg).metadata()).rejects.toThrow('unsupported image format');
});

test('native code reads what it wrote itself when asked, and nothing after that', async () => {
  const jpg = new Uint8Array(await encode(rgb, targetDefaults('jpg')));
  const readAgain = (file: Blob) => rereadOwn(file, 'jpg', hostWith({ deep: false, keepsColours: false }));
  expect(await readAgain(new Blob([jpg]))).toMatchObject({ width: rgb.width, height: rgb.height });
  await expect(readAgain(new Blob(['no picture']))).rejects.toThrow();
  await expect(sharp(jpg).metadata()).rejects.toThrow('unsupported image format');
});

describe.each(targets)('a %s', (target) => {
  test.each([gray, rgb, halfRed])('is what its bytes say, of $channels channels', async (picture) => {
    expect(sniff(await encode(picture, targetDefaults(target)))).toBe(target);
  });
});

test.each([gray, rgb])('a JPG is in sRGB, of $channels channels, too', async (picture) => {
  const jpg = await encode(picture, targetDefaults('jpg'));
  // The number of components in the frame header (SOF0): three, even for gray.
  expect(jpg[jpg.indexOf(Buffer.from([0xff, 0xc0])) + 9]).toBe(3);
});

test.each([gray, rgb, halfRed])('an AVIF has the profile of sRGB, of $channels channels, too', async (picture) => {
  const avif = await encode(picture, targetDefaults('avif'));
  const { profile = new Uint8Array() } = await readAvif(new Blob([new Uint8Array(avif)]));
  // The samples are sRGB already, so converting them changes nothing.
  const shades = Uint8ClampedArray.from({ length: 256 * 4 }, (_, index) => index >> 2);
  const converted = shades.slice();
  colourConversion({ icc: profile })?.(converted);
  expect(Buffer.from(profile).toString('latin1')).toContain('acsp');
  expect(Math.max(...converted.map((shade, index) => Math.abs(shade - (shades[index] ?? 0))))).toBeLessThanOrEqual(1);
});

describe('a picture that is looked at again', () => {
  // Only in tests: the output has to be decoded to be compared.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
  afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

  test('a PNG has all pixels as they were, and no channel that says nothing', async () => {
    const [ofGray, ofRgb, ofHalf, ofFull] = await Promise.all(
      [gray, rgb, halfRed, fullRed].map((picture) => encode(picture, targetDefaults('png'))),
    );
    expect([ofGray, ofRgb, ofHalf, ofFull].map((png) => png && colourTypeOf(png))).toEqual([0, 2, 6, 2]);
    const { data } = await pixelsOf(ofRgb ?? Buffer.alloc(0));
    expect([...data].filter((_, index) => index % 4 !== 3)).toEqual([...samples]);
  });

  test.each([
    ['#ffffff', [228, 127, 127]],
    ['#0000ff', [100, 0, 127]],
  ] as const)('transparent pixels of a JPG stand on %s', async (background, expected) => {
    const seen = await pixelsOf(await encode(halfRed, { ...targetDefaults('jpg'), background }));
    for (const [channel, value] of expected.entries()) {
      expect(Math.abs((pixelAt(seen, 4, 2)[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
    }
  });

  test.each(['tiny', 'large'] as const)('thin lines of a %s graphic keep their colours in a JPG', async (size) => {
    const { width, data } = drawSaturated(size);
    const jpg = await encode(pixels(3, new Uint8ClampedArray(data.buffer), true, width), targetDefaults('jpg'));
    expect(await distanceFromSaturated(jpg, size)).toBeLessThan(4);
  });

  test.each(['png', 'webp'] as const)('transparent pixels of a %s stay so', async (target) => {
    const seen = await pixelsOf(await encode(halfRed, { ...targetDefaults(target), background: '#0000ff' }));
    const [red = 0, green = 0, blue = 0, alpha] = pixelAt(seen, 4, 2);
    expect(alpha).toBe(128);
    expect(Math.abs(red - 200) + green + blue).toBeLessThanOrEqual(8);
  });
});

/** Chroma subsampling: luma samples per chroma sample, horizontally and vertically, from the frame header (SOF0). */
function samplingOf(jpg: Buffer): number | undefined {
  return jpg[jpg.indexOf(Buffer.from([0xff, 0xc0])) + 11];
}

describe('the colours of a JPG', () => {
  const drawn = ({ width, channels, data }: ReturnType<typeof drawPicture>) =>
    pixels(channels, new Uint8ClampedArray(data.buffer), true, width);

  test.each([
    ['a tiny graphic', drawn(drawSaturated('tiny')), 0x11],
    ['a large graphic', drawn(drawSaturated('large')), 0x11],
    ['a photo', drawn(drawTextured({ width: 640, height: 480 })), 0x22],
    ['a large graphic in grey', pixels(1, new Uint8ClampedArray(900 * 600), true, 900), 0x22],
  ])('of %s are sampled as they need', async (_, picture, sampling) => {
    expect(samplingOf(await encode(picture, targetDefaults('jpg')))).toBe(sampling);
  });

  test('stand out against the background, too', async () => {
    const clear = pixels(
      4,
      Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, i) => (i % 4 === 3 ? 255 * ((i >> 4) & 1) : 0)),
      false,
      64,
    );
    const sampled = async (background: string) =>
      samplingOf(await encode(clear, { ...targetDefaults('jpg'), background }));
    expect(await sampled('#ffffff')).toBe(0x22);
    expect(await sampled('#ff0000')).toBe(0x11);
  });
});

test.each(['jpg', 'webp'] as const)('a %s of lower quality is smaller', async (target) => {
  const noise = pixels(3, numbers(64 * 64 * 3), true, 64);
  const sizes = [10, 50, 90, 100].map(async (quality) => {
    return (await encode(noise, { ...targetDefaults(target), quality })).length;
  });
  const [low = 0, middle = 0, high = 0, highest = 0] = await Promise.all(sizes);
  expect(low < middle && middle < high && high < highest).toBe(true);
});

function numbers(length: number): Pixels['data'] {
  return Uint8ClampedArray.from({ length }, (_, index) => (index * 2_654_435_761) >>> 24);
}
