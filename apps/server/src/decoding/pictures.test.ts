import { tiffThatClaims } from '@image-converter/codecs/testing/tiff';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { distanceFromPicture, pixelAt, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { distanceFromFfmpeg } from '@image-converter/corpus/hevc-truth';
import { targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfAsLargeAsAHouse, tiffBomb, tiffOfNothing } from './testing/bombs.ts';
import { codeOf, convert, pool } from './testing/one-child.ts';

/* More fixtures: packages/codecs/src/heic/fixtures.test.ts, and through the API e2e/server/pictures.test.ts. */

describe('made pictures', () => {
  const upright = fixtureNames.filter((name) =>
    /^(plain|tiled|exif-rotated-6|turned-\d|three-pages)\.(tiff|heic)$/.test(name),
  );

  test.each(upright)('%s shows the picture upright', { tags: '@promise:upright' }, async (name) => {
    const { bytes: jpg } = await convert(await fixture(name));
    expect(distanceFromPicture(await pixelsOf(jpg))).toBeLessThanOrEqual(8);
  });

  test.each(['none', 'lzw', 'deflate'] as const)(
    'a transparent TIFF (%s) stands on white',
    { tags: '@promise:white-background' },
    async (compression) => {
      const half = sharp({
        create: { width: 32, height: 32, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
      });
      const { bytes: jpg } = await convert(await half.tiff({ compression }).toBuffer());
      const [red = 0, green = 0, blue = 0] = pixelAt(await pixelsOf(jpg), 16, 16);
      expect(Math.abs(red - 227)).toBeLessThanOrEqual(3);
      expect(Math.abs(green - 127)).toBeLessThanOrEqual(3);
      expect(Math.abs(blue - 127)).toBeLessThanOrEqual(3);
    },
  );

  test('a HEIC is decoded exactly', { tags: '@promise:exact-heic' }, async () => {
    const { bytes: png } = await convert(await fixture('loop-filtered.heic'), targetDefaults('png'));
    expect(distanceFromFfmpeg(await pixelsOf(png))).toBe(0);
  });

  test('a TIFF in Display P3 comes out in sRGB', { tags: '@promise:true-colours' }, async () => {
    const red = sharp({ create: { width: 16, height: 16, channels: 3, background: '#e00000' } });
    const { bytes: jpg } = await convert(await red.withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer());
    const [r = 0, g = 0, b = 0] = pixelAt(await pixelsOf(jpg), 8, 8);
    expect(Math.abs(r - 0xe0)).toBeLessThanOrEqual(4);
    expect(Math.max(g, b)).toBeLessThanOrEqual(6);
  });
});

describe('hostile bytes', () => {
  test.each([
    ['a TIFF of 60000 × 60000', tiffBomb, 'TOO_LARGE'],
    ['a TIFF without data for its 81 megapixels', tiffOfNothing, 'TOO_LARGE'],
    ['a text', () => Buffer.from('no picture'), 'FORMAT_MISMATCH'],
    ['nothing', () => new Uint8Array(), 'FORMAT_MISMATCH'],
    ['a PDF that is only its first line', () => Buffer.from('%PDF-1.7\n'), 'CORRUPT'],
  ])('%s is refused', async (_, make, code) => {
    expect(await codeOf(make())).toBe(code);
  });

  test('a bomb that a codec refuses by what it claims costs no child', async () => {
    await convert(await fixture('plain.tiff'));
    const { pids } = pool;
    expect(await codeOf(tiffOfNothing())).toBe('TOO_LARGE');
    await convert(await fixture('plain.tiff'));
    expect(pool.pids).toEqual(pids);
  });

  test('a HEIC that claims 65535 × 65535 is refused', async () => {
    expect(await codeOf(await fixture('bomb-65535x65535.heic'))).toBe('TOO_LARGE');
  });

  test.each(['plain.png', 'plain.jpg', 'plain.webp', 'plain.avif', 'plain.bmp'])(
    '%s is for the browser, whatever was announced',
    async (name) => {
      expect(await codeOf(await fixture(name))).toBe('FORMAT_MISMATCH');
    },
  );

  test('a TIFF cut off before its directory is corrupt', async () => {
    expect(await codeOf(await fixture('truncated.tiff'))).toBe('CORRUPT');
  });

  test('a TIFF cut off behind its directory is incomplete', async () => {
    const whole = tiffThatClaims({ width: 1, height: 1, compression: 1, rowsPerStrip: 1 });
    const dataBehind = Buffer.from(whole);
    dataBehind.writeUInt32LE(whole.length, dataBehind.indexOf(Uint8Array.of(273 & 255, 273 >> 8, 4, 0)) + 8);
    expect(await codeOf(dataBehind)).toBe('INCOMPLETE');
  });

  test('a page as large as a house is drawn within the limit', async () => {
    const [{ width, height }] = (await convert(pdfAsLargeAsAHouse())).parts;
    expect(width).toBe(height);
    expect(width * height).toBeLessThanOrEqual(2 ** 25);
    expect(width * height).toBeGreaterThan(33_000_000);
  });
});
