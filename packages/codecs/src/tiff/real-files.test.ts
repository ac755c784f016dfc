import { distanceToNearest } from '@image-converter/corpus/compare';
import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { inspect } from '@image-converter/formats/inspect';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeWithMagick } from '../magick/decode.ts';
import { initializeMagickOnce } from '../magick/magick.ts';
import { wasmForTests } from '../testing/host.ts';
import { decodePlainTiff } from './decode.ts';
import { tidied } from './tidy.ts';

beforeAll(() => initializeMagickOnce(wasmForTests('magick')));

const faults = collection('faults', ['TIFF']);
const formats = collection('formats', ['TIFF']);

/**
 * Its only witness, ImageMagick 6, shows green and pink stripes. The file is one of a series that stores the same
 * picture in many ways, on whose colours other witnesses agree. Here, four pixels share theirs, which narrow stripes do
 * not survive unchanged.
 */
const sameAs: Readonly<Record<string, { file: string; tolerance: number }>> = {
  'tiff__planar-yuv420-jpeg-uncompressed.tif': { file: 'TwelveMonkeys__planar-yuv444-jpeg-lzw.tif', tolerance: 8 },
};

/** As browsers and server do it: the headers, our decoder, and ImageMagick for what it leaves. */
async function decode(bytes: Uint8Array<ArrayBuffer>) {
  const { complete } = await inspect(new Blob([bytes]), 'tiff');
  if (!complete) throw Object.assign(new Error('incomplete'), { code: 'INCOMPLETE' });
  return decodePlainTiff(bytes) ?? decodeWithMagick(tidied(bytes), 'tiff');
}

describe.each([
  ['that once came out wrong', faults],
  ['of many formats', formats],
])('a real TIFF of the collection %s', (_, { files, bytes, needed }) => {
  it.each(files)('$file is right', needed, async ({ file, width, height, grids, tolerance }) => {
    const picture = await decode(bytes(file));
    expect(picture).toMatchObject({ width, height });
    const other = sameAs[file];
    const truth = faults.files.find((one) => one.file === other?.file)?.grids ?? grids;
    expect(distanceToGrids(picture, truth)).toBeLessThanOrEqual(other?.tolerance ?? tolerance);
  });
});

describe('a real TIFF of the corpus', needsCorpus, () => {
  const tiffs = corpus.filter((entry) => formatOf(entry) === 'tiff');

  it.each(tiffs.filter((entry) => entry.expect === 'ok'))('$file is right', async (entry) => {
    const picture = await decode(corpusBytes(entry.file));
    expect(picture).toMatchObject({ width: entry.width, height: entry.height });
    expect(await distanceToNearest(picture, entry.references)).toBeLessThanOrEqual(entry.tolerance ?? 0);
  });

  it.each(tiffs.filter((entry) => entry.expect === 'error'))('$file is refused', async ({ file }) => {
    await expect(decode(corpusBytes(file))).rejects.toThrow();
  });
});
