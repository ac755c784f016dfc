import { meanDifference } from '@image-converter/corpus/compare';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { inspect } from '@image-converter/formats/inspect';
import sharp, { type TiffOptions } from 'sharp';
import { expect, it } from 'vitest';
import { type Source, sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec as tiff } from '../tiff/codec.ts';
import { codec as magick } from './codec.ts';

const options: Record<string, TiffOptions> = {
  strips: {},
  tiles: { tile: true, tileWidth: 64, tileHeight: 32 },
};
const raster = drawTextured({ width: 150, height: 91 });

async function tiffOfWebp(layout: TiffOptions, image = imageOf(raster)): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.tiff({ ...layout, compression: 'webp', quality: 95 }).toBuffer());
}

async function sourceIn(bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  const file = new Blob([bytes]);
  return sourceOf(file, 'tiff', await inspect(file, 'tiff'));
}

it.each(Object.entries(options))('WebP in the %s of a TIFF is read', async (_, layout) => {
  const source = await sourceIn(await tiffOfWebp(layout));
  expect(await tiff.takes(source)).toBe(false);
  expect(await tiff.decode(source, hostForTests())).toBeUndefined();
  const picture = await magick.decode(source, hostForTests());
  expect(picture).toMatchObject({ width: 150, height: 91, channels: 4, opaque: true });
  const truth = await sharp(await source.bytes())
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(meanDifference(picture?.data ?? [], truth)).toBeLessThan(1);
});

it('its alpha is kept', async () => {
  const bytes = await tiffOfWebp({}, imageOf(raster).ensureAlpha(0.5));
  const picture = await magick.decode(await sourceIn(bytes), hostForTests({ channels: 'fewest' }));
  expect(picture).toMatchObject({ channels: 4, opaque: false });
  expect(picture?.data[3]).toBeGreaterThanOrEqual(126);
  expect(picture?.data[3]).toBeLessThanOrEqual(129);
});

it('a strip that is no WebP is not taken for a picture', async () => {
  const bytes = await tiffOfWebp({});
  const start = Buffer.from(bytes).indexOf('RIFF');
  bytes.fill(0, start, start + 12);
  await expect(magick.decode(await sourceIn(bytes), hostForTests())).rejects.toMatchObject({ name: 'CodecError' });
});
