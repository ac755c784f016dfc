import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// Sun's rasterfile(5).
const runLength = 2;
const redFirst = 3;
const escapeByte = 0x80;

/** RGB of each index. */
type Palette = (index: number) => readonly [number, number, number];

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian', 4);
    const [width, height, depth] = [reader.u32(), reader.u32(), reader.u32()];
    reader.skip(4);
    const [kind, mapKind, mapBytes] = [reader.u32(), reader.u32(), reader.u32()];
    checkSize({ width, height }, host);
    if (kind > redFirst || mapKind > 1)
      throw new UnsupportedFile('KIND_OF_PIXELS', `Sun raster: kind ${kind}, map ${mapKind}`);
    if (![1, 8, 24, 32].includes(depth)) throw new UnsupportedFile('KIND_OF_PIXELS', `Sun raster: ${depth} bits`);
    const palette = paletteOf(reader.take(mapBytes));
    // Rows are padded to 16 bits.
    const rowBytes = Math.ceil((width * depth) / 16) * 2;
    const length = rowBytes * height;
    const rows = kind === runLength ? unpacked(reader.take(reader.left), length) : reader.take(length);
    if (depth === 1) {
      const colours = palette ? ([wordOf(palette(0)), wordOf(palette(1))] as const) : ([white, black] as const);
      return pixelsOfBits({ width, height, rows, rowBytes, colours, firstBit: 'highest' });
    }
    const data = new Uint8ClampedArray(width * height * 4);
    // 32 bits are an unused byte and 24-bit colour.
    const [first, step] = depth === 32 ? [1, 4] : [0, depth / 8];
    const [red, blue] = kind === redFirst ? [first, first + 2] : [first + 2, first];
    for (let y = 0, to = 0; y < height; y += 1) {
      for (let from = y * rowBytes, x = 0; x < width; x += 1, from += step, to += 4) {
        const sample = (at: number) => rows[from + at] as number;
        const colour =
          depth === 8
            ? (palette?.(sample(0)) ?? [sample(0), sample(0), sample(0)])
            : [sample(red), sample(first + 1), sample(blue)];
        data.set(colour, to);
        data[to + 3] = 255;
      }
    }
    return rgbaPixels({ width, height }, data, true);
  },
} satisfies Codec;

/** All reds, then all greens, then all blues. */
function paletteOf(map: Uint8Array): Palette | undefined {
  const count = Math.floor(map.length / 3);
  if (count === 0) return undefined;
  return (index) => {
    if (index >= count) throw new CodecError('CORRUPT', 'Sun raster: colour');
    return [map[index] as number, map[count + index] as number, map[2 * count + index] as number];
  };
}

function wordOf([red, green, blue]: readonly [number, number, number]): number {
  return (red | (green << 8) | (blue << 16) | black) >>> 0;
}

/** An escape byte, then a count and a byte, or 0 for the escape byte itself. */
function unpacked(packed: Uint8Array, length: number): Uint8Array {
  // Limits the length: every two bytes expand to at most the longest run.
  if (length > packed.length * 128) throw new CodecError('INCOMPLETE');
  const out = new Uint8Array(length);
  for (let at = 0, to = 0; to < length; ) {
    if (at >= packed.length) throw new CodecError('INCOMPLETE');
    const byte = packed[at++] as number;
    const count = byte === escapeByte ? (packed[at++] as number) : 0;
    const value = count > 0 ? (packed[at++] as number) : byte;
    if (at > packed.length) throw new CodecError('INCOMPLETE');
    out.fill(value, to, to + count + 1);
    to += count + 1;
  }
  return out;
}
