import { distanceToNearest } from '@image-converter/corpus/compare';
import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { CodecError } from '@image-converter/formats/codec-error';
import { inspect } from '@image-converter/formats/inspect';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as magick } from '../magick/codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const host = hostForTests();

const faults = collection('faults', ['TIFF']);
const formats = collection('formats', ['TIFF']);

/** As in browsers and on the server: inspect, our decoder, and ImageMagick for the rest. */
async function decode(bytes: Uint8Array<ArrayBuffer>) {
  const file = new Blob([bytes]);
  const inspection = await inspect(file, 'tiff');
  if (!inspection.complete) throw new CodecError('INCOMPLETE');
  const source = sourceOf(file, 'tiff', inspection);
  const picture = (await codec.decode(source, host)) ?? (await magick.decode(source, host));
  if (!picture) throw new CodecError('UNSUPPORTED');
  return picture;
}

describe.each([
  ['that once came out wrong', faults],
  ['of many formats', formats],
])('a real TIFF of the collection %s', (_, { files, bytes, needed }) => {
  it.each(files)('$file is right', needed, async ({ file, width, height, grids, tolerance }) => {
    const picture = await decode(bytes(file));
    expect(picture).toMatchObject({ width, height });
    expect(distanceToGrids(picture, grids)).toBeLessThanOrEqual(tolerance);
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
