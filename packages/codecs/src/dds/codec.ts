import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { blockBytes, decodeBlocks } from './blocks.ts';
import { layoutOf } from './layout.ts';
import { decodeMasked } from './masked.ts';
import { decodeWide, wideBytes } from './wide.ts';

/** RGBA palette of 256 colours, before the pixels. */
const paletteBytes = 1024;

/** DirectDraw surfaces: the largest mipmap of the first surface. BC7 is left to ImageMagick. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    const { width, height, start, ...layout } = layoutOf(bytes);
    checkSize({ width, height }, host);
    const reader = new ByteReader(bytes, 'little-endian', start);
    switch (layout.kind) {
      case 'blocks': {
        const count = Math.ceil(width / 4) * Math.ceil(height / 4);
        const blocks = reader.take(count * blockBytes(layout.blocks));
        return rgbaPixels({ width, height }, decodeBlocks(blocks, layout.blocks, { width, height }));
      }
      case 'masked': {
        const stored = reader.take(width * height * (layout.masks.bits / 8));
        return rgbaPixels({ width, height }, decodeMasked(stored, layout.masks));
      }
      case 'wide': {
        const stored = reader.take(width * height * wideBytes(layout.wide));
        return rgbaPixels({ width, height }, decodeWide(stored, layout.wide));
      }
      case 'palette': {
        const palette = reader.take(paletteBytes);
        return rgbaPixels({ width, height }, decodeIndexed(reader.take(width * height), palette));
      }
      case 'unknown':
        if (layout.isBc7) return undefined;
        throw new UnsupportedFile(layout.name === 'BC6H' ? 'BC6H' : 'KIND_OF_PIXELS', `DDS: ${layout.name}`);
    }
  },
} satisfies Codec;

function decodeIndexed(indices: Uint8Array, palette: Uint8Array): Pixels['data'] {
  const data = new Uint8ClampedArray(indices.length * 4);
  for (const [pixel, index] of indices.entries()) data.set(palette.subarray(index * 4, index * 4 + 4), pixel * 4);
  return data;
}
