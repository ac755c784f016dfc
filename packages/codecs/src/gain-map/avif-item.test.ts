import { hdrAvif, hdrAvifMap } from '@image-converter/corpus/fixtures/hdr';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { inspect } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codec } from '../avif/codec.ts';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { avifItem } from './avif-item.ts';

const mapItem = 2;
const maxPixels = 64 * 48;

async function decoded(file: Blob) {
  const { width, height, data } = await codec.decode(
    sourceOf(file, 'avif', await inspect(file, 'avif')),
    hostForTests(),
  );
  return { width, height, data: Buffer.from(data) };
}

describe('the gain map in an AVIF', () => {
  test('is decoded like a picture of its own, by libavif and libheif', async () => {
    const alone = new Blob([heifFile([hdrAvifMap], { brand: 'avif' })]);
    const { file } = await avifItem(hdrAvif(), mapItem, maxPixels);
    expect(await decoded(file)).toEqual(await decoded(alone));
    const pixels = async (one: Blob) =>
      sharp(await one.arrayBuffer())
        .raw()
        .toBuffer();
    expect((await pixels(file)).equals(await pixels(alone))).toBe(true);
  });

  test('leaves the file as it is', async () => {
    const file = hdrAvif();
    await avifItem(file, mapItem, maxPixels);
    expect(file).toEqual(hdrAvif());
  });

  test.each([
    ['has too many pixels', () => avifItem(hdrAvif(), mapItem, maxPixels - 1), 'TOO_LARGE'],
    ['is not there', () => avifItem(hdrAvif(), 9, maxPixels), undefined],
    ['is in no AVIF', () => avifItem(new Uint8Array(100), mapItem, maxPixels), 'CORRUPT'],
  ])('is refused if it %s', async (_, read, code) => {
    await expect(read()).rejects.toMatchObject(code ? { code } : {});
  });
});
