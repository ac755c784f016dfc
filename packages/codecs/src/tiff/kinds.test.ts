import { meanDifference } from '@image-converter/corpus/compare';
import {
  type KindFixture,
  kindSize,
  tiffKinds,
  tiffOfCompression,
  tiffOfNumbers,
} from '@image-converter/corpus/fixtures/tiff-kinds';
import { inspect } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Host, sourceOf } from '../codec.ts';
import { codec as magick } from '../magick/codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';

const kinds = Object.entries(tiffKinds).map(([name, kind]) => ({ name, ...kind }));

/** The largest difference; colours of transparent pixels are ignored. */
function furthest(data: ArrayLike<number>, shows: KindFixture['shows']): number {
  let most = 0;
  for (let y = 0; y < kindSize.height; y++) {
    for (let x = 0; x < kindSize.width; x++) {
      const expected = shows(x, y);
      for (const [channel, value] of expected.entries()) {
        if (channel < 3 && expected[3] < 8) continue;
        most = Math.max(most, Math.abs((data[(y * kindSize.width + x) * 4 + channel] ?? -1) - value));
      }
    }
  }
  return most;
}

/** Ours, or ImageMagick for what is left to it. */
async function decode(bytes: Uint8Array<ArrayBuffer>, channels: Host['channels']) {
  const [source, host] = [sourceOf(new Blob([bytes]), 'tiff'), hostForTests({ channels })];
  return (await codec.decode(source, host)) ?? (await magick.decode(source, host));
}

describe('kinds of TIFF', () => {
  it.each(kinds)('$name shows what was drawn', async ({ file, shows, tolerance }) => {
    const decoded = await decode(file(), 'rgba');
    expect(decoded).toMatchObject(kindSize);
    expect(furthest(decoded?.data ?? [], shows)).toBeLessThanOrEqual(tolerance);
    const isOpaque = shows(kindSize.width - 1, 0)[3] === 255;
    expect(decoded?.opaque).toBe(isOpaque);
  });

  it.each(kinds)(
    '$name is the same on the server, with as few channels as it has',
    async ({ file, shows, tolerance }) => {
      const { width = 0, height = 0, channels = 1, data = [] } = (await decode(file(), 'fewest')) ?? {};
      const image = sharp(Uint8Array.from(data), { raw: { width, height, channels } });
      const rgba = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer();
      expect(furthest(rgba, shows)).toBeLessThanOrEqual(tolerance);
    },
  );

  it.each(kinds)('$name is whole', async ({ file }) => {
    expect(await inspect(new Blob([file()]), 'tiff')).toMatchObject({ ...kindSize, frames: 1, complete: true });
  });
});

it('CIELAB is within a few levels of what libvips makes of it, which takes its white for D65', async () => {
  const bytes = tiffKinds['cielab-16-bit.tiff']?.file() ?? new Uint8Array();
  const truth = await sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  expect(meanDifference(decodePlainTiff(bytes)?.data ?? [], truth)).toBeLessThan(4);
});

describe('a compression that nobody reads', () => {
  it.each([
    [34925, 'LZMA'],
    [50000, 'Zstandard'],
    [34712, 'JPEG 2000'],
    [12_345, 'UNKNOWN_COMPRESSION'],
  ])('%i is refused by its name: %s', (number, obstacle) => {
    const bytes = tiffOfCompression(number);
    const refusal = { code: 'UNSUPPORTED', obstacle, message: `UNSUPPORTED: TIFF with compression ${number}` };
    expect(() => decodePlainTiff(bytes)).toThrow(expect.objectContaining(refusal));
    expect(() => samplesOfPlainTiff(bytes)).toThrow(expect.objectContaining(refusal));
    expect(isPlainTiff(bytes)).toBe(true);
  });
});

describe('numbers that readers do not agree about', () => {
  it.each([
    ['signed', 2, 1],
    ['complex', 6, 1],
    ['floating-point, where 0 is white', 3, 0],
  ])('%s ones are refused', (_, format, photometric) => {
    const bytes = tiffOfNumbers(format, photometric);
    const refusal = { code: 'UNSUPPORTED', obstacle: 'NUMBERS' };
    expect(() => decodePlainTiff(bytes)).toThrow(expect.objectContaining(refusal));
    expect(() => samplesOfPlainTiff(bytes)).toThrow(expect.objectContaining(refusal));
  });

  it('floating-point ones where 0 is black are left to ImageMagick', () => {
    expect(decodePlainTiff(tiffOfNumbers(3, 1))).toBeUndefined();
  });
});
