import { readFileSync } from 'node:fs';
import { fixture } from '@image-converter/corpus/fixtures';
import { type StreamName, streamPlans, tileCounts } from '@image-converter/corpus/fixtures/heif/drawings';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem, tiledFile } from '@image-converter/corpus/fixtures/heif/pictures';
import { distanceFromFfmpeg, hevcTruthKey, readHevcTruth, sha256 } from '@image-converter/corpus/hevc-truth';
import { describe, expect, test } from 'vitest';
import { codecFacts } from '../facts.ts';
import { assembled } from '../testing/heic.ts';
import { hevcItemsIn, packed } from '../testing/hevc.ts';
import { freshLibheif } from '../testing/libheif.ts';
import { HeifFile } from './heif-file.ts';
import { openHeic } from './open-heic.ts';
import { patchedLibheif } from './patched-libheif.ts';

const { fixtures } = readHevcTruth();
const truthOf = (name: StreamName) => streamPlans[name].drawings.map((_, index) => fixtures[hevcTruthKey(name, index)]);

describe('every sample is as ffmpeg decodes it', { tags: '@promise:exact-heic' }, () => {
  const names = Object.keys(streamPlans) as StreamName[];

  test.each(names)('%s', (name) => {
    const files = streamPlans[name].drawings.map((_, index) => heifFile([pictureItem(name, { index })]));
    const samples = files.flatMap(hevcItemsIn).map((item) => sha256(item.samples()));
    expect(samples).toEqual(truthOf(name));
  });

  test('the tiles of a grid', () => {
    const file = new HeifFile(freshLibheif(), tiledFile());
    const samples = Array.from({ length: tileCounts.columns * tileCounts.rows }, (_, index) => {
      const [column, row] = [index % tileCounts.columns, Math.floor(index / tileCounts.columns)];
      return file.decodeTile(1, column, row, (image) => {
        if (!('ycbcr' in image)) throw new Error('libheif converted the tile');
        const { width, height } = image;
        const { luma, blueness, redness } = image.ycbcr;
        const chroma = [blueness, redness].map((plane) => packed(plane, width / 2, height / 2));
        return sha256(Buffer.concat([packed(luma, width, height), ...chroma]));
      });
    });
    expect(samples).toEqual(truthOf('tiles'));
  });
});

test('loop-filtered.heic has the pixels that ffmpeg decodes', async () => {
  const { width, height, data } = assembled(openHeic(freshLibheif(), await fixture('loop-filtered.heic')));
  expect(distanceFromFfmpeg({ width, height, channels: 4, data: new Uint8Array(data) })).toBe(0);
});

test('another build of libheif is refused', () => {
  const known = readFileSync(new URL(codecFacts.heic.wasm));
  expect(() => patchedLibheif(known.subarray(0, known.length / 2))).toThrow(
    'disables deblocking in 0 places, not in 2',
  );
});
