import { distanceToNearest, meanDifference } from '@image-converter/corpus/compare';
import { type CorpusEntry, corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { CodecError } from '@image-converter/formats/codec-error';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decoded } from '../testing/magick.ts';
import type { MagickInput } from './readers.ts';

const formatNames: Record<string, MagickInput> = {
  TIFF: 'tiff',
  BigTIFF: 'tiff',
  JPEG: 'jpg',
  PNG: 'png',
  WebP: 'webp',
};

const readable = corpus.flatMap((entry) => {
  const format = formatNames[entry.format];
  return format ? [{ ...entry, as: format }] : [];
});

function expecting(expect: CorpusEntry['expect']) {
  return readable.filter((entry) => entry.expect === expect);
}

describe('pictures of the corpus', needsCorpus, () => {
  test.each(expecting('ok'))('$file has its true size, colours and transparency', async (entry) => {
    const pixels = await decoded(corpusBytes(entry.file), entry.as);
    expect(pixels).toMatchObject({ width: entry.width, height: entry.height });
    expect(pixels.data.length).toBe(pixels.width * pixels.height * 4);
    expect(await distanceToNearest(pixels, entry.references)).toBeLessThanOrEqual(entry.tolerance ?? 0);
    expect(pixels.opaque).toBe(isOpaque(pixels.data));
    if (entry.has_alpha === false) expect(pixels.opaque).toBe(true);
  });

  test.each(expecting('error'))('$file is refused as corrupt', async ({ file, as }) => {
    const failure = await decoded(corpusBytes(file), as).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CodecError);
    expect(failure).toMatchObject({ code: 'CORRUPT', cause: expect.any(Error) });
  });

  test.each(expecting('either'))(
    '$file gives a picture of its size or a CodecError',
    async ({ file, as, width, height }) => {
      const outcome = await decoded(corpusBytes(file), as).catch((error: unknown) => error);
      if (!(outcome instanceof CodecError)) expect(outcome).toMatchObject({ width, height });
    },
  );

  test('the alpha of a 16-bit TIFF with premultiplied colours is straight, and as sharp reads it', async () => {
    const bytes = corpusBytes('tiff_16bit_RGBa.tiff');
    const { data } = await decoded(bytes, 'tiff');
    const reference = await sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer();
    const alphaOf = (samples: Uint8Array | Uint8ClampedArray) => samples.filter((_, i) => i % 4 === 3);
    expect(meanDifference(alphaOf(data), alphaOf(reference))).toBeLessThan(1);
  });

  test('an animated PNG gives its first frame', async () => {
    const pixels = await decoded(corpusBytes('apng_beach_ball.png'), 'png');
    expect(pixels).toMatchObject({ width: 100, height: 100 });
  });
});

function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return false;
  return true;
}
