import { fileDistanceToNearest } from '@image-converter/corpus/compare';
import { type CorpusEntry, corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { wrongness } from '@image-converter/corpus/evidence';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codeOf, convert } from './testing/one-child.ts';

const pictures = corpus.filter(({ format }) => ['HEIC', 'TIFF', 'BigTIFF', 'CR2', 'NEF', 'ARW'].includes(format));
const pages = corpus.filter(({ format }) => format === 'PDF');
const expecting = (expected: CorpusEntry['expect']) => (entry: CorpusEntry) => entry.expect === expected;

/** The loss due to JPG alone, which is visible only if the picture is not scaled down to the reference's size. */
async function lossOfJpg({ width, height, references }: CorpusEntry): Promise<number> {
  const losses = references.map(async (reference) => {
    const truth = sharp(corpusBytes(reference));
    const size = await truth.metadata();
    if (size.width !== width || size.height !== height) return 0;
    return fileDistanceToNearest(await truth.jpeg({ quality: 90 }).toBuffer(), [reference]);
  });
  return Math.max(...(await Promise.all(losses)));
}

function wrongnessOf({ file, references, tolerance = 0 }: CorpusEntry, output: Uint8Array, allowed = tolerance) {
  return wrongness({ name: `${file}.on-the-server`, output, references, tolerance: allowed });
}

/** The longer side of a page's reference, in pixels. */
const sheetSide = 256;

/** Fits the JPG to the reference's proportions, which differ from the page's by rounding to whole pixels. */
async function onSheetOf(entry: CorpusEntry, jpg: Buffer): Promise<Buffer> {
  const [across, down] = [entry.width ?? 0, entry.height ?? 0];
  const scale = sheetSide / Math.max(across, down);
  const sheet = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const { width, height } = await sharp(jpg).metadata();
  const wide = Math.max(0, Math.round((height * sheet.width) / sheet.height) - width);
  const high = Math.max(0, Math.round((width * sheet.height) / sheet.width) - height);
  const [left, top] = [Math.floor(wide / 2), Math.floor(high / 2)];
  const extended = sharp(jpg).extend({ left, right: wide - left, top, bottom: high - top, background: '#fff' });
  return extended.tiff({ compression: 'none' }).toBuffer();
}

describe('pictures of the corpus', needsCorpus, () => {
  test.each(pictures.filter(expecting('ok')))('$file becomes the JPG it should be', async (entry) => {
    const { bytes: jpg, ...facts } = await convert(corpusBytes(entry.file));
    const size = { width: entry.width, height: entry.height };
    expect(facts).toMatchObject({ parts: [size], pages: entry.pages_or_frames });
    expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', hasProfile: false, ...size });
    const tolerance = (entry.tolerance ?? 0) + (await lossOfJpg(entry));
    expect(await wrongnessOf(entry, jpg, tolerance)).toBeUndefined();
  });

  test.each(pages.filter(expecting('ok')))('$file becomes its first page at 150 dots an inch', async (entry) => {
    const { bytes: jpg, ...facts } = await convert(corpusBytes(entry.file));
    expect(facts).toMatchObject({ format: 'pdf', pages: entry.pages_or_frames });
    // The manifest gives whole points, 72 to an inch.
    expect(Math.abs(facts.parts[0].width / 150 - (entry.width ?? 0) / 72)).toBeLessThan(1 / 72);
    expect(Math.abs(facts.parts[0].height / 150 - (entry.height ?? 0) / 72)).toBeLessThan(1 / 72);
    const sheet = await onSheetOf(entry, jpg);
    expect(await wrongnessOf({ ...entry, references: entry.references.slice(0, 1) }, sheet)).toBeUndefined();
  });

  test.each([...pictures, ...pages].filter(expecting('error')))('$file is refused', async ({ file }) => {
    expect(await codeOf(corpusBytes(file))).toMatch(/^(CORRUPT|INCOMPLETE|UNSUPPORTED)$/);
  });

  test.each(pictures.filter(expecting('either')))('$file is converted or refused', async ({ file }) => {
    expect([undefined, 'INCOMPLETE', 'UNSUPPORTED', 'TOO_LARGE']).toContain(await codeOf(corpusBytes(file)));
  });

  test.each([
    ['200MP.heic', 'TOO_LARGE'],
    ['anim.heic', 'UNSUPPORTED'],
    ['libreoffice-writer-password.pdf', 'UNSUPPORTED'],
    ['truncated.heic', 'INCOMPLETE'],
    ['fixture-sony-zv-e10.arw', 'INCOMPLETE'],
    ['Nikon.nef', 'INCOMPLETE'],
    ['corrupted.heic', 'CORRUPT'],
    ['seek_too_large.tif', 'CORRUPT'],
    ['empty.heic', 'FORMAT_MISMATCH'],
  ])('%s is refused as %s', async (file, code) => {
    expect(await codeOf(corpusBytes(file))).toBe(code);
  });

  test('numbers with fractions are not all taken for black', async () => {
    const { channels } = await sharp((await convert(corpusBytes('float32.tif'))).bytes).stats();
    expect(channels[0]?.max).toBeGreaterThan(200);
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});
