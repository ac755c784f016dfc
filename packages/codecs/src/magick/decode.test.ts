import { meanDifference } from '@image-converter/corpus/compare';
import { drawEach } from '@image-converter/corpus/fixtures/draw';
import { qoiFile } from '@image-converter/corpus/fixtures/qoi';
import { within } from '@image-converter/corpus/within';
import { CodecError } from '@image-converter/formats/codec-error';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hostForTests } from '../testing/host.ts';
import { decoded } from '../testing/magick.ts';
import { tiffThatClaims } from '../testing/tiff.ts';

async function codeOf(decoding: Promise<unknown>): Promise<string | undefined> {
  const failure = await decoding.catch((error: unknown) => error);
  return failure instanceof CodecError ? failure.code : undefined;
}

describe('generated pictures', () => {
  const gradient = () => {
    const data = Uint8Array.from({ length: 40 * 30 * 3 }, (_, i) => (i * 7) % 256);
    return sharp(data, { raw: { width: 40, height: 30, channels: 3 } });
  };

  test.each(['none', 'lzw', 'deflate', 'packbits'] as const)(
    'a TIFF with %s compression is decoded exactly',
    async (compression) => {
      const file = await gradient().tiff({ compression }).toBuffer();
      const { data } = await decoded(file, 'tiff');
      expect(Buffer.from(data)).toEqual(await gradient().ensureAlpha().raw().toBuffer());
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a TIFF of orientation %i is turned upright as sharp does it',
    async (orientation) => {
      const file = await gradient().withMetadata({ orientation }).tiff({ compression: 'lzw' }).toBuffer();
      const upright = await sharp(file).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixels = await decoded(file, 'tiff');
      expect([pixels.width, pixels.height]).toEqual([upright.info.width, upright.info.height]);
      expect(meanDifference(pixels.data, upright.data)).toBeLessThan(0.5);
    },
  );

  test('a TIFF in Display P3 comes out in sRGB', async () => {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00000' } });
    const file = await red.withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer();
    const stored = await sharp(file, { ignoreIcc: true }).raw().toBuffer();
    const [r = 0, g = 0, b = 0] = (await decoded(file, 'tiff')).data;
    expect(stored[1]).toBeGreaterThan(40); // In Display P3, sRGB's red has some green and blue.
    expect(meanDifference([r, g, b], [0xf0, 0, 0])).toBeLessThan(3);
  });

  test('16 bits are rounded to 8, not truncated', async () => {
    const samples = Uint16Array.of(0, 128, 129, 0x7f80, 0xff00, 0xffff);
    const file = await sharp(samples, { raw: { width: 2, height: 1, channels: 3 } })
      .toColourspace('rgb16')
      .tiff({ compression: 'none' })
      .toBuffer();
    const { data } = await decoded(file, 'tiff');
    const rgb = [...data].filter((_, i) => i % 4 !== 3);
    expect(rgb).toEqual([...samples].map((sample) => Math.round(sample / 257)));
  });

  test('a QOI in linear light is encoded as sRGB: a fifth of the light is a middle grey', async () => {
    const file = qoiFile(drawEach({ width: 2, height: 2 }, () => [55, 55, 55]));
    const [red = 0] = (await decoded(file.with(13, 1), 'qoi')).data;
    expect(Math.abs(red - 128)).toBeLessThanOrEqual(1);
  });

  test('an ordinary picture may stay in the memory of ImageMagick until it is freed', async () => {
    const file = await gradient().tiff({ compression: 'lzw' }).toBuffer();
    const pixels = await decoded(file, 'tiff', hostForTests({ channels: 'fewest' }));
    expect(pixels).toMatchObject({ width: 40, height: 30, channels: 3, opaque: true });
    expect(Buffer.from(pixels.data)).toEqual(await gradient().raw().toBuffer());
    pixels.free?.();
  });

  test('a picture on its side is copied, whatever its channels', async () => {
    const file = await gradient().withMetadata({ orientation: 6 }).tiff({ compression: 'lzw' }).toBuffer();
    const pixels = await decoded(file, 'tiff', hostForTests({ channels: 'fewest' }));
    expect(pixels).toMatchObject({ width: 30, height: 40, channels: 4 });
    expect(pixels.free).toBeUndefined();
  });
});

describe('hostile bytes', () => {
  test.each([
    { compression: 1, rowsPerStrip: 60_000 },
    { compression: 5, rowsPerStrip: 60_000 },
    { compression: 5, rowsPerStrip: 1 },
    { compression: 8, rowsPerStrip: 16 },
  ])(
    'a TIFF that claims 60000 × 60000 ($compression, $rowsPerStrip rows a strip) is refused at once',
    async (claim) => {
      const before = process.memoryUsage().rss;
      const tiff = tiffThatClaims({ width: 60_000, height: 60_000, ...claim });
      const code = await within(500, () => codeOf(decoded(tiff, 'tiff')));
      expect(code).toMatch(/TOO_LARGE|CORRUPT/);
      expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
    },
  );

  test('a claim of 16000 × 16000 in 134 bytes is too large', async () => {
    const bomb = tiffThatClaims({ width: 16_000, height: 16_000, rowsPerStrip: 16, compression: 5 });
    expect(await codeOf(decoded(bomb, 'tiff'))).toBe('TOO_LARGE');
  });

  test('an unknown compression is unsupported', async () => {
    const strange = tiffThatClaims({ width: 10, height: 10, rowsPerStrip: 10, compression: 34892 });
    expect(await codeOf(decoded(strange, 'tiff'))).toBe('UNSUPPORTED');
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a Magick script', '<?xml version="1.0"?><image><read filename="xc:red"/></image>'],
    ['drawing commands', 'push graphic-context viewbox 0 0 9 9 pop graphic-context'],
    ['nothing', ''],
  ])('%s is corrupt whatever format it is said to be', async (_, text) => {
    const bytes = new TextEncoder().encode(text);
    for (const format of ['tiff', 'jpg', 'png', 'webp', 'qoi', 'mtv'] as const) {
      expect(await codeOf(decoded(bytes, format))).toBe('CORRUPT');
    }
  });

  test('a PNG is not read as the TIFF that was announced', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await codeOf(decoded(png, 'tiff'))).toBe('CORRUPT');
    expect(await decoded(png, 'png')).toMatchObject({ width: 4, height: 4 });
  });

  test('a TIFF cut short is corrupt', async () => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    expect(await codeOf(decoded(whole.subarray(0, whole.length / 2), 'tiff'))).toBe('CORRUPT');
  });
});
