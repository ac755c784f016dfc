import { drawTextured, imageOf, type Raster } from '@image-converter/corpus/fixtures/draw';
import type { TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto, isPhoto } from './photo.ts';
import { readPicture, type TiffPicture } from './picture.ts';

async function pictureOf(raster: Raster, options: TiffOptions): Promise<TiffPicture> {
  const picture = readPicture(new Uint8Array(await imageOf(raster).tiff(options).toBuffer()));
  if (!picture) throw new Error('not a TIFF for us');
  return picture;
}

const layouts: Record<string, TiffOptions> = {
  strips: {},
  tiles: { tile: true, tileWidth: 32, tileHeight: 16 },
};

describe.each(Object.entries(layouts))('a photo in %s', (_, layout) => {
  const compressions = ['none', 'lzw', 'deflate', 'packbits'] as const;
  const kinds = compressions.flatMap((compression) =>
    (['none', 'horizontal'] as const).map((predictor) => ({ compression, predictor })),
  );

  it.each(kinds)('comes out as it went in: $compression, differences $predictor', async (kind) => {
    // Not multiples of the number of pixels read at a time.
    for (const size of [
      { width: 67, height: 41 },
      { width: 1, height: 3 },
    ]) {
      const raster = drawTextured(size);
      const picture = await pictureOf(raster, { ...layout, ...kind });
      expect(isPhoto(picture)).toBe(true);
      const decoded = decodePhoto(picture);
      expect(decoded).toMatchObject({ ...size, opaque: true, channels: 4 });
      const colours = decoded?.data.filter((_, index) => index % 4 !== 3) ?? [];
      expect(Buffer.compare(Buffer.from(colours), Buffer.from(raster.data))).toBe(0);
      expect(decoded?.data.every((sample, index) => index % 4 !== 3 || sample === 255)).toBe(true);
    }
  });
});

it('a picture that is turned, has more samples, planes or bits is none', async () => {
  const raster = drawTextured({ width: 8, height: 8 });
  const picture = await pictureOf(raster, { compression: 'lzw' });
  expect(isPhoto({ ...picture, orientation: 6 })).toBe(false);
  expect(isPhoto({ ...picture, samples: 4 })).toBe(false);
  expect(isPhoto({ ...picture, isPlanar: true })).toBe(false);
  expect(isPhoto({ ...picture, bits: 16 })).toBe(false);
});
