import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { readHevcTruth, sha256 } from '@image-converter/corpus/hevc-truth';
import { describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { hevcItemsIn } from '../testing/hevc.ts';
import { freshLibheif } from '../testing/libheif.ts';
import { openHeic } from './open-heic.ts';

/* That all of them are right or refused is tested in browsers and on the server: e2e/pictures. */

describe('pictures of the corpus', needsCorpus, () => {
  const truth = readHevcTruth().corpus;
  test.each(Object.keys(truth))('%s has every sample as ffmpeg decodes it', (name) => {
    const samples = hevcItemsIn(corpusBytes(name)).map((item) => sha256(item.samples()));
    expect(sha256(samples.join())).toBe(truth[name]);
  });

  test('a picture that is only a sequence is unsupported, not corrupt', () => {
    expect(failure(() => openHeic(freshLibheif(), corpusBytes('anim.heic')))).toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('the tiles of a 200-megapixel picture are decoded one by one in little memory', () => {
    const libheif = freshLibheif();
    const image = openHeic(libheif, corpusBytes('200MP.heic'));
    expect([image.width, image.height, image.tiles]).toEqual([12_240, 16_320, 32 * 24]);
    // Rotated clockwise: the first tile is displayed at the top right, the last (448 × 464) at the bottom left.
    expect(image.decodeTile(0)).toMatchObject({ x: 12_240 - 512, y: 0, width: 512, height: 512 });
    expect(image.decodeTile(32 * 24 - 1)).toMatchObject({ x: 0, y: 31 * 512, width: 464, height: 448 });
    expect(libheif.HEAPU8.length).toBeLessThan(64 * 2 ** 20);
  });
});
