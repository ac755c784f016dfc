import { meanDifference } from '@image-converter/corpus/compare';
import { corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colourConversion } from './to-srgb.ts';

const [bt709, bt2020, displayP3] = [1, 9, 12];
const [linear, srgbCurve, pq, hlg] = [8, 13, 16, 18];

function toSrgb(source: Parameters<typeof colourConversion>[0], rgb: readonly number[]): number[] {
  const pixel = new Uint8ClampedArray([...rgb, 255]);
  colourConversion(source)?.(pixel);
  return [...pixel.subarray(0, 3)];
}

const p3 = { primaries: displayP3, transfer: srgbCurve };

describe('nclx', () => {
  test('the pure colours of sRGB come back from their well-known Display P3 numbers', () => {
    for (const [from, to] of [
      [
        [234, 51, 35],
        [255, 0, 0],
      ],
      [
        [117, 251, 76],
        [0, 255, 0],
      ],
      [
        [0, 0, 245],
        [0, 0, 255],
      ],
    ] as const) {
      expect(meanDifference(toSrgb(p3, from), to)).toBeLessThan(3);
    }
  });

  test('greys stay as they are, and alpha is not touched', () => {
    const grays = new Uint8ClampedArray(256 * 4).map((_, index) => index >> 2);
    const before = [...grays];
    colourConversion(p3)?.(grays);
    expect([...grays]).toEqual(before);
  });

  test('colours outside sRGB are clamped, not wrapped around', () => {
    expect(toSrgb({ primaries: bt2020, transfer: srgbCurve }, [0, 255, 0])).toEqual([0, 255, 0]);
    expect(toSrgb({ primaries: bt2020, transfer: srgbCurve }, [255, 0, 0])).toEqual([255, 0, 0]);
  });

  test('linear light is encoded: a fifth of the light is a middle grey', () => {
    const [r = 0] = toSrgb({ primaries: bt709, transfer: linear }, [55, 55, 55]);
    expect(r).toBeGreaterThanOrEqual(127);
    expect(r).toBeLessThanOrEqual(129);
  });

  test.each([1, 2, 6, 13, 14, 15])('ordinary pictures (transfer %i) need no conversion', (transfer) => {
    expect(colourConversion({ primaries: bt709, transfer })).toBeUndefined();
  });

  test.each([
    ['PQ', pq, 148],
    ['HLG', hlg, 191],
  ])(
    'in %s pictures, paper white leaves room for highlights, black is black and brighter is brighter',
    (_, transfer, white) => {
      const grays = new Uint8ClampedArray(256 * 4).map((_, index) => index >> 2);
      colourConversion({ primaries: bt2020, transfer })?.(grays);
      const shades = [...grays].filter((_, index) => index % 4 === 0);
      expect(shades[0]).toBe(0);
      expect(shades[white]).toBeGreaterThan(183);
      expect(shades[white]).toBeLessThan(193);
      expect(shades[255]).toBeGreaterThanOrEqual(254);
      expect(shades).toEqual(shades.toSorted((a, b) => a - b));
    },
  );
});

test('HDR colours keep their hue: they are what Chromium shows', () => {
  const shade = [140, 107, 100];
  expect(meanDifference(toSrgb({ primaries: bt2020, transfer: pq }, shade), [195, 72, 72])).toBeLessThan(3);
  expect(meanDifference(toSrgb({ primaries: bt2020, transfer: hlg }, shade), [121, 78, 76])).toBeLessThan(3);
});

describe('ICC', () => {
  test('a truncated or nonsensical profile leaves the numbers as they are', () => {
    expect(colourConversion({ icc: new Uint8Array(10) })).toBeUndefined();
    expect(colourConversion({ icc: new Uint8Array(500).fill(255) })).toBeUndefined();
  });

  test('a profile with absurd primaries leaves the numbers as they are', async () => {
    const { icc } = await sharp(await fixture('display-p3-red.png')).metadata();
    if (!icc) throw new Error('display-p3-red.png has no profile');
    expect(colourConversion({ icc })).toBeDefined();
    for (let at = icc.indexOf('XYZ ', 132); at !== -1; at = icc.indexOf('XYZ ', at + 1)) {
      icc.writeInt32BE(0x7fffffff, at + 8);
    }
    expect(colourConversion({ icc })).toBeUndefined();
  });

  const profiled = corpus.filter(
    ({ expect: expected, format, icc, bit_depth, colour_space }) =>
      icc &&
      expected === 'ok' &&
      bit_depth === 8 &&
      /^(JPE?G|PNG|WebP|TIFF)$/i.test(format) &&
      /^(RGB|Gray)$/i.test(colour_space ?? ''),
  );

  test.each(profiled)('$file ($icc) becomes the same sRGB as through LittleCMS', needsCorpus, async ({ file }) => {
    const bytes = corpusBytes(file);
    const { icc } = await sharp(bytes).metadata();
    const asStored = sharp(bytes, { ignoreIcc: true }).toColourspace('srgb');
    const ours = new Uint8ClampedArray(await asStored.removeAlpha().ensureAlpha().raw().toBuffer());
    const theirs = await sharp(bytes).toColourspace('srgb').removeAlpha().ensureAlpha().raw().toBuffer();
    if (icc) colourConversion({ icc })?.(ours);
    expect(meanDifference(ours, theirs)).toBeLessThan(0.5);
  });
});
