import { type CorpusEntry, corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { frameCount } from '@image-converter/corpus/fixtures/animated';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { describe, expect, it } from 'vitest';
import type { Format } from './formats.ts';
import { inspect, isInspected } from './inspect.ts';
import { type Inspection, InspectionError } from './inspection.ts';
import { sniff, sniffedBytes } from './sniff.ts';

interface Picture extends CorpusEntry {
  is: Format;
}

const pictures = corpus.flatMap((entry): Picture[] => {
  const is = formatOf(entry);
  return is ? [{ ...entry, is }] : [];
});
const good = pictures.filter(({ expect }) => expect === 'ok');

/** Undefined if the header cannot be read; any other error is rethrown. */
async function inspected(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Inspection | undefined> {
  try {
    return await inspect(new Blob([bytes]), format);
  } catch (error) {
    if (error instanceof InspectionError) return undefined;
    throw error;
  }
}

/**
 * Files whose first page may still be complete after the cut, or where only decoding reveals the cut, because lengths
 * in a TIFF are often wrong. The decoder's own tests cut these.
 */
const perhapsStillWhole = [
  'multipage.tiff',
  'tiff_adobe_deflate.tif',
  'tiff_strip_cmyk_jpeg.tif',
  'exif-rotated-6.tiff',
  'three-pages.tiff',
];

/** Its IDAT checksum is wrong. */
function isDamaged({ file }: { file: string }): boolean {
  return file === 'xcsn0g01.png';
}

describe('inspect, on the corpus', needsCorpus, () => {
  it.each(good)(
    'knows size, frames and completeness of $file',
    async ({ file, is, width, height, pages_or_frames }) => {
      const expected = { width, height, frames: pages_or_frames, complete: true };
      expect(await inspect(new Blob([corpusBytes(file)]), is)).toMatchObject(expected);
    },
  );

  it.each(good.filter(({ file }) => !perhapsStillWhole.includes(file)))(
    'notices that $file was cut',
    async ({ file, is }) => {
      const bytes = corpusBytes(file);
      for (const part of [0.02, 0.3, 0.6, 0.9]) {
        const found = await inspected(bytes.slice(0, Math.floor(bytes.length * part)), is);
        expect(found?.complete ?? false, `${part * 100} %`).toBe(false);
      }
    },
  );

  it.each(corpus.filter((entry) => entry.expect === 'error' || isDamaged(entry)))('refuses $file', async ({ file }) => {
    const bytes = corpusBytes(file);
    const format = sniff(bytes.subarray(0, sniffedBytes));
    const found = format && (await inspected(bytes, format));
    expect(found?.complete ?? false).toBe(false);
  });

  // Frames are not compared: the manifest says 1 for anim.heic (its tools refuse sequences) and for
  // truncated_elementary_stream.avif, whose second item is a larger layer of the same picture.
  it.each(pictures.filter((entry) => entry.expect === 'either' && entry.width !== null && !isDamaged(entry)))(
    'knows the size of $file, good or bad',
    async ({ file, is, width, height }) => {
      expect(await inspected(corpusBytes(file), is)).toMatchObject({ width, height });
    },
  );

  it.each(['libvips_truncated.jpg', 'truncated.png', 'truncated.heic'])('finds %s incomplete', async (file) => {
    const bytes = corpusBytes(file);
    const format = sniff(bytes.subarray(0, sniffedBytes));
    expect(format && (await inspected(bytes, format))?.complete).toBe(false);
  });

  it('counts all 17 pictures of a sequence without stills', async () => {
    // Seventeen entries (0x11) in the stsz box of its picture track.
    expect(await inspect(new Blob([corpusBytes('anim.heic')]), 'heic')).toMatchObject({ frames: 17 });
  });

  it.each(corpus.filter(({ format }) => ['ARW', 'CR2', 'DNG', 'NEF'].includes(format)))(
    'does not mistake the camera raw $file for a TIFF',
    async ({ file }) => {
      await expect(inspect(new Blob([corpusBytes(file)]), 'tiff')).rejects.toThrow(InspectionError);
    },
  );
});

describe('inspect', () => {
  it('fails with an InspectionError whose code is CORRUPT', async () => {
    const error = await inspect(new Blob(['RIFF']), 'webp').catch((reason) => reason);
    expect(error).toBeInstanceOf(InspectionError);
    expect(error.code).toBe('CORRUPT');
  });

  const whole = fixtureNames.filter(
    (name) =>
      /^(plain|tiled|turned-\d|exif-rotated-\d|animated|three-pages)\./.test(name) &&
      isInspected(name.split('.')[1] as Format),
  );

  it.each(whole)('knows size, frames and completeness of %s', async (name) => {
    const frames = /^(animated|three-pages)\./.test(name) ? frameCount : 1;
    const bytes = await fixture(name);
    const format = sniff(bytes.subarray(0, sniffedBytes));
    expect(format && (await inspected(bytes, format))).toMatchObject({ ...pictureSize, frames, complete: true });
  });

  it.each(whole.filter((name) => !perhapsStillWhole.includes(name)))('sees that %s was cut', async (name) => {
    const bytes = await fixture(name);
    const format = sniff(bytes.subarray(0, sniffedBytes)) ?? 'png';
    for (const part of [0.02, 0.3, 0.6, 0.9]) {
      const found = await inspected(bytes.slice(0, Math.floor(bytes.length * part)), format);
      expect(found?.complete ?? false, `${part * 100} %`).toBe(false);
    }
  });

  it('knows the size of a HEIC in tiles', async () => {
    const found = await inspect(new Blob([await fixture('tiles.heic')]), 'heic');
    expect(found).toMatchObject({ ...tiledSize, frames: 1, complete: true });
  });
});
