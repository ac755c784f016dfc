import { meanDifference } from '@image-converter/corpus/compare';
import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { tiffFile } from '@image-converter/corpus/fixtures/tiff-file';
import sharp, { type TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { tiffThatClaims } from '../testing/tiff.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';

const width = 301;
const height = 203;

/** Smooth with some noise, like a photo; long runs of one colour at the top. */
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

  it.each([1, 3] as const)('of %i channels without compression has as few of them on the server', async (channels) => {
    const samples = samplesOfPlainTiff(await tiff(channels, { compression: 'none' }));
    expect(samples).toMatchObject({ width, height, channels });
    expect(picture(channels).equals(Buffer.from(samples?.data ?? []))).toBe(true);
  });

  it.each(['lzw', 'deflate'] as const)(
    'with compression is left to ImageMagick on the server: %s',
    async (compression) => {
      expect(samplesOfPlainTiff(await tiff(3, { compression }))).toBeUndefined();
    },
  );

  it('may be a BigTIFF, and may say that it is sRGB', async () => {
    expect(isPlainTiff(await tiff(3, { compression: 'lzw', bigtiff: true }))).toBe(true);
    const srgb = sharp(await tiff(3, { compression: 'lzw' })).withIccProfile('srgb');
    expect(isPlainTiff(await srgb.tiff({ compression: 'lzw' }).toBuffer())).toBe(true);
  });
});

describe('a TIFF with a profile', () => {
  const raw = () => sharp(picture(3), { raw: { width, height, channels: 3 } });

  it.each(['none', 'deflate'] as const)(
    'of curves and a matrix is converted as sharp does it: %s',
    async (compression) => {
      const bytes = await raw().withIccProfile('p3').tiff({ compression }).toBuffer();
      const { data } = decodePlainTiff(bytes) ?? {};
      // The picture is sRGB, its file Display P3.
      expect(meanDifference(data ?? [], expected(3))).toBeLessThan(1);
      expect(samplesOfPlainTiff(bytes)).toMatchObject({ width, height, channels: 4, data });
    },
  );

  it('that cannot be read is shown without it', async () => {
    const bytes = await raw().withIccProfile('p3').tiff({ compression: 'none' }).toBuffer();
    const stored = await sharp(bytes, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
    bytes.write('A2B0', bytes.indexOf('rXYZ'), 'latin1');
    expect([...(decodePlainTiff(bytes)?.data ?? [])]).toEqual([...stored]);
  });
});

describe('is left to ImageMagick:', () => {
  const raw = () => sharp(picture(3), { raw: { width, height, channels: 3 } });

  it.each([
    ['JPEG inside', () => raw().tiff({ compression: 'jpeg' })],
    ['a large photo in Deflate', () => raw().resize(1200, 1000, { fit: 'fill' }).tiff({ compression: 'deflate' })],
    ['inks', () => raw().toColourspace('cmyk').tiff({ compression: 'lzw' })],
    ['numbers with a fraction', () => raw().toColourspace('scrgb').tiff({ compression: 'lzw', predictor: 'none' })],
  ])('%s', async (_, image) => {
    expect(decodePlainTiff(await image().toBuffer())).toBeUndefined();
  });

  it('a strip that is damaged', async () => {
    const bytes = await tiff(3, { compression: 'lzw', predictor: 'horizontal' });
    bytes.fill(0xff, 1000, 1100);
    expect(decodePlainTiff(bytes)).toBeUndefined();
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

it.each(['lzw', 'deflate'] as const)('a TIFF whose last strip is cut is incomplete: %s', (compression) => {
  const drawing = { width: 40, height: 40, bits: 8, samples: 1, sample: (x: number, y: number) => (x * y * 7) % 256 };
  const bytes = tiffFile(drawing, { photometric: 1, compression, rowsPerStrip: 40 });
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(4, true);
  // The strip is moved to the end of the file, where half of it is missing.
  const offsets = Buffer.from(bytes.buffer).indexOf(Uint8Array.of(273 & 255, 273 >> 8, 4, 0), directory);
  const strip = bytes.slice(8, directory);
  view.setUint32(offsets + 8, bytes.length, true);
  const cut = Buffer.concat([bytes, strip.subarray(0, strip.length / 2)]);
  expect(() => decodePlainTiff(cut)).toThrow(expect.objectContaining({ code: 'INCOMPLETE' }));
  expect(decodePlainTiff(Buffer.concat([bytes, strip]))).toMatchObject({ width: 40, height: 40 });
});

it('a real file is decoded as sharp does it', needsCorpus, async () => {
  const bytes = corpusBytes('rgb-3c-8b.tiff');
  const truth = await sharp(bytes).ensureAlpha().raw().toBuffer();
  expect(Buffer.from(decodePlainTiff(bytes)?.data ?? []).equals(truth)).toBe(true);
});
