import { drawTextured, imageOf, type Raster } from '@image-converter/corpus/fixtures/draw';
import type { TiffOptions } from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rgbaOfRgb } from '../rgba.ts';
import { assembleAlone } from '../tiles/assemble.ts';
import { isPhoto } from './photo.ts';
import type { TiffPicture } from './picture.ts';

afterEach(() => {
  vi.doUnmock('./kernel.ts');
  vi.resetModules();
});

async function withOrWithout(kernel: 'kernel' | 'no kernel') {
  vi.resetModules();
  if (kernel === 'no kernel') {
    vi.doMock('./kernel.ts', async (original) => ({ ...(await original<object>()), tiffKernel: () => undefined }));
  }
  const [{ openPhoto }, { readPicture }] = await Promise.all([import('./photo.ts'), import('./picture.ts')]);
  return { openPhoto, readPicture };
}

async function pictureOf(
  raster: Raster,
  options: TiffOptions,
  { readPicture }: Pick<Awaited<ReturnType<typeof withOrWithout>>, 'readPicture'>,
): Promise<TiffPicture> {
  const picture = readPicture(new Uint8Array(await imageOf(raster).tiff(options).toBuffer()));
  if (!picture) throw new Error('not a TIFF for us');
  return picture;
}

const layouts: Record<string, TiffOptions> = {
  strips: {},
  tiles: { tile: true, tileWidth: 32, tileHeight: 16 },
};

// Not multiples of the number of pixels read at a time.
const small = [drawTextured({ width: 67, height: 41 }), drawTextured({ width: 1, height: 3 })];
/** Several tiles, and more rows than the kernel paints at a time. */
const large = drawTextured({ width: 709, height: 811 });

describe.each(['kernel', 'no kernel'] as const)('with %s', (kernel) => {
  describe.each(Object.entries(layouts))('a photo in %s', (_, layout) => {
    const compressions = ['none', 'lzw', 'deflate', 'packbits'] as const;
    const kinds = compressions.flatMap((compression) =>
      (['none', 'horizontal'] as const).map((predictor) => ({ compression, predictor })),
    );

    it.each(kinds)('comes out as it went in: $compression, differences $predictor', async (kind) => {
      const modules = await withOrWithout(kernel);
      for (const raster of kind.compression === 'lzw' ? [...small, large] : small) {
        const picture = await pictureOf(raster, { ...layout, ...kind }, modules);
        expect(isPhoto(picture)).toBe(true);
        const { data, ...decoded } = assembleAlone(modules.openPhoto(picture));
        expect(decoded).toMatchObject({ width: raster.width, height: raster.height, opaque: true, channels: 4 });
        expect(Buffer.compare(Buffer.from(data.buffer), Buffer.from(rgbaOfRgb(raster.data)))).toBe(0);
      }
    });
  });
});

it('a picture that is turned, has more samples, planes or bits is none', async () => {
  const raster = drawTextured({ width: 8, height: 8 });
  const picture = await pictureOf(raster, { compression: 'lzw' }, await withOrWithout('kernel'));
  expect(isPhoto({ ...picture, orientation: 6 })).toBe(false);
  expect(isPhoto({ ...picture, samples: 4 })).toBe(false);
  expect(isPhoto({ ...picture, isPlanar: true })).toBe(false);
  expect(isPhoto({ ...picture, bits: 16 })).toBe(false);
});
