import { meanDifference } from '@image-converter/corpus/compare';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { inspect } from '@image-converter/formats/inspect';
import type { Sharp, TiffOptions } from 'sharp';
import { expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const raster = drawTextured({ width: 150, height: 91 });
const tiles: TiffOptions = { tile: true, tileWidth: 64, tileHeight: 32 };

async function decoded(image: Sharp) {
  const file = new Blob([new Uint8Array(await image.toBuffer())]);
  const picture = await codec.decode(sourceOf(file, 'tiff', await inspect(file, 'tiff')), hostForTests());
  if (!picture) throw new Error('not decoded');
  return picture;
}

it.each(['none', 'lzw', 'deflate', 'jpeg'] as const)(
  'tiles of inks (compression: %s) show what strips do',
  async (compression) => {
    const inInks = (options: TiffOptions) =>
      imageOf(raster)
        .toColourspace('cmyk')
        .tiff({ ...options, compression, quality: 95 });
    const inStrips = await decoded(inInks({}));
    const inTiles = await decoded(inInks({ ...tiles, bigtiff: compression === 'lzw' }));
    expect(inTiles).toMatchObject({ width: 150, height: 91, opaque: true });
    expect(meanDifference(inTiles.data, inStrips.data)).toBeLessThan(1);
  },
);

it.each([2, 3, 4, 5, 6, 7, 8])('tiles of JPEGs are turned as one picture (orientation %i)', async (orientation) => {
  const turned = (options: TiffOptions) =>
    imageOf(raster)
      .withMetadata({ orientation })
      .tiff({ ...options, compression: 'jpeg', quality: 95 });
  const [inStrips, inTiles] = [await decoded(turned({})), await decoded(turned(tiles))];
  expect(inTiles).toMatchObject({ width: inStrips.width, height: inStrips.height, opaque: true });
  expect(meanDifference(inTiles.data, inStrips.data)).toBeLessThan(1);
});
