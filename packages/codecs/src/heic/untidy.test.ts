import { heifFile, type Item } from '@image-converter/corpus/fixtures/heif/file';
import { manyTilesFile } from '@image-converter/corpus/fixtures/heif/pictures';
import { ispe } from '@image-converter/corpus/fixtures/heif/properties';
import { untidyHeics } from '@image-converter/corpus/fixtures/heif/untidy';
import { meanColourDifference } from '@image-converter/corpus/fixtures/measure';
import { distanceToGrids } from '@image-converter/corpus/grids';
import { collection } from '@image-converter/corpus/true-files';
import { CodecError } from '@image-converter/formats/codec-error';
import { inspectIsobmff } from '@image-converter/formats/inspect/isobmff';
import { expect, test } from 'vitest';
import { assembled } from '../testing/heic.ts';
import { freshLibheif } from '../testing/libheif.ts';
import { openHeic } from './open-heic.ts';

test.each(Object.entries(untidyHeics))('%s shows its picture', async (_, { make, shows }) => {
  const truth = shows();
  const { width, height, data } = assembled(openHeic(freshLibheif(), make()));
  expect([width, height]).toEqual([truth.width, truth.height]);
  const seen = { width, height, channels: 4, data: new Uint8Array(data) } as const;
  expect(meanColourDifference(seen, truth)).toBeLessThan(1);
  await expect(inspectIsobmff(new Blob([make()]))).resolves.toMatchObject({ frames: 1, complete: true });
});

test('a picture of more than a thousand tiles is not too much for libheif', () => {
  const image = openHeic(freshLibheif(), manyTilesFile());
  expect(image).toMatchObject({ width: 5120, height: 3840, tiles: 1200 });
  expect(image.decodeTile(1199)).toMatchObject({ x: 4992, y: 3712, width: 128, height: 128 });
});

test.each(Object.keys(untidyHeics))('%s with single bytes of its head changed is decoded or refused', (name) => {
  const bytes = untidyHeics[name]?.make() ?? new Uint8Array();
  const head = Buffer.from(bytes).indexOf('mdat');
  const libheif = freshLibheif();
  for (let at = 0; at < head; at += 7) {
    const changed = bytes.with(at, (bytes[at] ?? 0) ^ 0xff);
    const error = failure(() => openHeic(libheif, changed).close());
    if (error !== undefined) expect(error).toBeInstanceOf(CodecError);
  }
});

test('a copy of itself is refused', () => {
  const size = ispe({ width: 64, height: 48 });
  const copy: Item = {
    type: 'iden',
    data: new Uint8Array(),
    properties: [size],
    references: { type: 'dimg', to: [0] },
  };
  expect(() => openHeic(freshLibheif(), heifFile([copy]))).toThrow(CodecError);
});

function failure(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

const { files, bytes, needed } = collection('faults', ['HEIC']);

test.each(files)('$file, which was once refused, is right', needed, ({ file, width, height, grids, tolerance }) => {
  const picture = assembled(openHeic(freshLibheif(), bytes(file)));
  expect(picture).toMatchObject({ width, height });
  expect(distanceToGrids(picture, grids)).toBeLessThanOrEqual(tolerance);
});
