import { drawEach } from '@image-converter/corpus/fixtures/draw';
import { orientations, turned } from '@image-converter/corpus/fixtures/oriented';
import { short, type TiffKind, tiffFile } from '@image-converter/corpus/fixtures/tiff-file';
import { colourAt, kindSize } from '@image-converter/corpus/fixtures/tiff-kinds';
import { describe, expect, it } from 'vitest';
import { decodePlainTiff, samplesOfPlainTiff } from './decode.ts';

const picture = drawEach(kindSize, colourAt);
const rgba = drawEach(kindSize, (x, y) => [...colourAt(x, y), 255]).data;

const places: Record<string, Partial<TiffKind>> = {
  strips: { rowsPerStrip: 7 },
  tiles: { tile: [32, 16] },
  planes: { inPlanes: true, rowsPerStrip: 20 },
  'tiles in planes': { inPlanes: true, tile: [16, 32] },
};
const predictable: readonly TiffKind['compression'][] = ['lzw', 'deflate'];
const storable = Object.entries(places).flatMap(([place, where]) =>
  (['none', 'packBits', 'lzw', 'deflate'] as const).flatMap((compression) => {
    const kind: Partial<TiffKind> = { ...where, compression };
    const plain = { name: `${place}, ${compression}`, kind };
    if (!predictable.includes(compression)) return [plain];
    return [plain, { name: `${plain.name}, differences`, kind: { ...kind, isPredicted: true as const } }];
  }),
);

/** 8-bit samples are scaled exactly; 16-bit ones get a low byte that must be rounded away. */
function stored(bits: number, kind: Partial<TiffKind>, raster = picture): Uint8Array<ArrayBuffer> {
  const { width, height, channels, data } = raster;
  const most = 2 ** bits - 1;
  const low = bits === 16 ? 100 : 0;
  const sample = (x: number, y: number, index: number) => {
    const value = data[(y * width + x) * channels + index] ?? 0;
    return Math.min(most, Math.round((value * most) / 255) + low);
  };
  return tiffFile({ width, height, bits, samples: channels, sample }, { photometric: 2, ...kind });
}

describe('a TIFF is the same picture however it is stored', () => {
  for (const order of ['II', 'MM'] as const) {
    for (const bits of [8, 16]) {
      it.each(storable)(`${order}, ${bits} bits, $name`, ({ kind }) => {
        expect(decodePlainTiff(stored(bits, { ...kind, order }))?.data).toEqual(new Uint8ClampedArray(rgba));
      });
    }
  }

  it.each([12, 24, 32])('with %i bits', (bits) => {
    for (const order of ['II', 'MM'] as const) {
      expect(decodePlainTiff(stored(bits, { order }))?.data).toEqual(new Uint8ClampedArray(rgba));
    }
  });

  it.each(['II', 'MM'] as const)('as a BigTIFF, %s', (order) => {
    const bytes = stored(8, { order, isBig: true, tile: [16, 16], compression: 'deflate' });
    expect(decodePlainTiff(bytes)?.data).toEqual(new Uint8ClampedArray(rgba));
  });

  it.each(['none', 'lzw', 'deflate', 'packBits'] as const)('with reversed bits, %s', (compression) => {
    const bytes = stored(8, { isBitReversed: true, compression });
    expect(decodePlainTiff(bytes)?.data).toEqual(new Uint8ClampedArray(rgba));
  });

  it('with the tags of strips for its tiles, and the older number of Deflate', () => {
    const bytes = stored(8, { tile: [16, 16], compression: 'deflate', tags: { 259: short(32946) } });
    for (const [from, to] of [
      [324, 273],
      [325, 279],
    ] as const) {
      const at = Buffer.from(bytes.buffer).lastIndexOf(Uint8Array.of(from & 255, from >> 8, 4, 0));
      bytes.set([to & 255, to >> 8], at);
    }
    expect(decodePlainTiff(bytes)?.data).toEqual(new Uint8ClampedArray(rgba));
  });

  it.each(orientations)('turned by orientation %i', (orientation) => {
    const bytes = stored(8, { tags: { 274: short(orientation) } }, turned(picture, orientation));
    expect(decodePlainTiff(bytes)).toMatchObject({ ...kindSize, data: new Uint8ClampedArray(rgba) });
    expect(samplesOfPlainTiff(bytes)).toMatchObject({ ...kindSize, channels: orientation === 1 ? 3 : 4 });
  });

  it('with an orientation that does not exist', () => {
    expect(decodePlainTiff(stored(8, { tags: { 274: short(9) } }))).toMatchObject(kindSize);
  });
});
