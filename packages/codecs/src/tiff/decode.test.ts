import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import sharp, { type TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { tiffThatClaims } from '../testing/tiff.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';

const width = 301;
const height = 203;

/** Smooth with some noise, like a photograph; long runs of one colour at the top. */
function picture(channels: 1 | 3): Buffer {
  const samples = Buffer.alloc(width * height * channels);
  let noise = 1;
  for (let index = 0; index < samples.length; index += 1) {
    noise = (noise * 48271) % 0x7fffffff;
    samples[index] = index < samples.length / 3 ? 17 : (index / 50 + (noise % 9)) & 0xff;
  }
  return samples;
}

function tiff(channels: 1 | 3, options: TiffOptions): Promise<Buffer> {
  const image = sharp(picture(channels), { raw: { width, height, channels } });
  return (channels === 1 ? image.toColourspace('b-w') : image).tiff(options).toBuffer();
}

function expected(channels: 1 | 3): number[] {
  const samples = picture(channels);
  return Array.from({ length: width * height * 4 }, (_, index) => {
    const channel = index % 4;
    return channel === 3 ? 255 : (samples[Math.floor(index / 4) * channels + (channels === 1 ? 0 : channel)] ?? -1);
  });
}

describe('a plain TIFF', () => {
  for (const channels of [1, 3] as const) {
    for (const options of [
      { compression: 'none' },
      { compression: 'lzw', predictor: 'none' },
      { compression: 'lzw', predictor: 'horizontal' },
    ] as const) {
      it(`of ${channels} channels is decoded exactly: ${Object.values(options)}`, async () => {
        const decoded = decodePlainTiff(await tiff(channels, options));
        expect(decoded).toMatchObject({ width, height });
        expect(Buffer.from(decoded?.data ?? []).equals(Buffer.from(expected(channels)))).toBe(true);
      });
    }
  }

  it('without compression is read as it is, even if it has a predictor', async () => {
    const bytes = await tiff(3, { compression: 'none' });
    const resolutionUnit = bytes.indexOf(Buffer.from([0x28, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]));
    const [predictor, horizontal] = [317, 2];
    bytes.writeUInt16LE(predictor, resolutionUnit);
    bytes.writeUInt16LE(horizontal, resolutionUnit + 8);
    expect(Buffer.from(decodePlainTiff(bytes)?.data ?? []).equals(Buffer.from(expected(3)))).toBe(true);
  });

  it.each([1, 3] as const)('of %i channels without compression has its samples lying ready', async (channels) => {
    const samples = samplesOfPlainTiff(await tiff(channels, { compression: 'none' }));
    expect(samples).toMatchObject({ width, height, channels });
    expect(picture(channels).equals(samples?.data ?? Buffer.alloc(0))).toBe(true);
  });

  it('that is compressed has none', async () => {
    expect(samplesOfPlainTiff(await tiff(3, { compression: 'lzw' }))).toBeUndefined();
    expect(samplesOfPlainTiff(await tiff(3, { compression: 'deflate' }))).toBeUndefined();
  });

  it('may be a BigTIFF, and may say that it is sRGB', async () => {
    expect(isPlainTiff(await tiff(3, { compression: 'lzw', bigtiff: true }))).toBe(true);
    const srgb = sharp(await tiff(3, { compression: 'lzw' })).withIccProfile('srgb');
    expect(isPlainTiff(await srgb.tiff({ compression: 'lzw' }).toBuffer())).toBe(true);
  });
});

describe('is left to ImageMagick:', () => {
  const raw = () => sharp(picture(3), { raw: { width, height, channels: 3 } });

  it.each([
    ['tiles', () => raw().tiff({ compression: 'lzw', tile: true })],
    ['Deflate', () => raw().tiff({ compression: 'deflate' })],
    ['JPEG inside', () => raw().tiff({ compression: 'jpeg' })],
    ['transparency', () => raw().ensureAlpha(0.5).tiff({ compression: 'lzw' })],
    ['another profile', () => raw().withIccProfile('p3').tiff({ compression: 'lzw' })],
    ['an orientation', () => raw().withMetadata({ orientation: 6 }).tiff({ compression: 'lzw' })],
    ['inks', () => raw().toColourspace('cmyk').tiff({ compression: 'lzw' })],
    ['16 bits', () => raw().toColourspace('rgb16').tiff({ compression: 'lzw' })],
    ['one bit', () => raw().toColourspace('b-w').tiff({ compression: 'lzw', predictor: 'none', bitdepth: 1 })],
  ])('%s', async (_, image) => {
    expect(decodePlainTiff(await image().toBuffer())).toBeUndefined();
  });

  it('a strip that ends early, at whatever byte', async () => {
    const whole = await tiff(3, { compression: 'lzw', predictor: 'horizontal' });
    for (let length = 0; length < whole.length; length += 997) {
      expect(decodePlainTiff(whole.subarray(0, length))).toBeUndefined();
    }
  });

  it('a few bytes that claim to be a large picture', () => {
    for (const compression of [1, 5]) {
      const claim = { width: 16_000, height: 16_000, rowsPerStrip: 16_000, compression };
      expect(isPlainTiff(tiffThatClaims(claim))).toBe(false);
    }
  });

  it('a strip of the older kind, whose bit order is reversed', async () => {
    const bytes = Buffer.from(await tiff(3, { compression: 'lzw' }));
    const strip = bytes.indexOf(0x80, 8);
    bytes.set([0, 1], strip);
    expect(decodePlainTiff(bytes)).toBeUndefined();
  });
});

it('a real file is decoded as sharp does it', needsCorpus, async () => {
  const bytes = corpusBytes('rgb-3c-8b.tiff');
  const truth = await sharp(bytes).ensureAlpha().raw().toBuffer();
  expect(Buffer.from(decodePlainTiff(bytes)?.data ?? []).equals(truth)).toBe(true);
});
