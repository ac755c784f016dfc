import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// The SGI Image File Format, version 1.00. Bottom-up, one plane after the other.
const headerBytes = 512;
const colourMapAt = 104;

interface Header {
  readonly isPacked: boolean;
  readonly sampleBytes: number;
  readonly width: number;
  readonly height: number;
  readonly planes: number;
}

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const header = headerOf(bytes);
    const { width, height, planes } = header;
    checkSize(header, host);
    const rowOf = header.isPacked ? packedRows(bytes, header) : plainRows(bytes, header);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let plane = 0; plane < planes; plane += 1) {
      const channels = channelsOf(plane, planes);
      for (let y = 0; y < height; y += 1) {
        const row = rowOf(plane * height + y);
        for (const channel of channels) {
          for (let x = 0, to = (height - 1 - y) * width * 4 + channel; x < width; x += 1, to += 4) {
            data[to] = row[x] as number;
          }
        }
      }
    }
    return rgbaPixels({ width, height }, data);
  },
} satisfies Codec;

function headerOf(bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, 'big-endian', 2);
  const [storage, sampleBytes, dimensions] = [reader.u8(), reader.u8(), reader.u16()];
  const [width, height, depth] = [reader.u16(), reader.u16(), reader.u16()];
  reader.at = colourMapAt;
  if (reader.u32() !== 0) throw new UnsupportedFile('KIND_OF_PIXELS', 'SGI: colour map');
  reader.at = 0;
  reader.skip(headerBytes);
  const planes = dimensions < 3 ? 1 : depth;
  if (planes < 1 || planes > 4) throw new UnsupportedFile('KIND_OF_PIXELS', `SGI: ${planes} planes`);
  return { isPacked: storage === 1, sampleBytes, width, height: dimensions === 1 ? 1 : height, planes };
}

/** Grey, grey and alpha, RGB, or RGBA. */
function channelsOf(plane: number, planes: number): readonly number[] {
  if (planes >= 3) return [plane];
  return plane === 0 ? [0, 1, 2] : [3];
}

type RowOf = (index: number) => Uint8ClampedArray;

function plainRows(bytes: Uint8Array, { width, height, planes, sampleBytes }: Header): RowOf {
  const rowBytes = width * sampleBytes;
  const all = new ByteReader(bytes, 'big-endian', headerBytes).take(rowBytes * height * planes);
  return (index) => eightBits(all.subarray(index * rowBytes, (index + 1) * rowBytes), sampleBytes);
}

/** A table of offsets, then one of lengths. */
function packedRows(bytes: Uint8Array, { width, height, planes, sampleBytes }: Header): RowOf {
  const count = height * planes;
  new ByteReader(bytes, 'big-endian', headerBytes).skip(count * 8);
  return (index) => {
    const table = new ByteReader(bytes, 'big-endian', headerBytes + index * 4);
    const offset = table.u32();
    table.skip((count - 1) * 4);
    const packed = new ByteReader(bytes, 'big-endian', offset).take(table.u32());
    return eightBits(unpackedRow(packed, width, sampleBytes), sampleBytes);
  };
}

/** A count with a flag for literal samples or one repeated sample. */
function unpackedRow(packed: Uint8Array, width: number, sampleBytes: number): Uint8Array {
  const reader = new ByteReader(packed, 'big-endian');
  const row = new Uint8Array(width * sampleBytes);
  for (let to = 0; to < row.length; ) {
    const control = sampleBytes === 2 ? reader.u16() : reader.u8();
    const length = Math.min((control & 0x7f) * sampleBytes, row.length - to);
    if (length === 0) throw new CodecError('CORRUPT', 'SGI: short row');
    if ((control & 0x80) !== 0) row.set(reader.take(length), to);
    else {
      const sample = reader.take(sampleBytes);
      for (let at = 0; at < length; at += sampleBytes) row.set(sample, to + at);
    }
    to += length;
  }
  return row;
}

function eightBits(row: Uint8Array, sampleBytes: number): Uint8ClampedArray {
  if (sampleBytes === 1) return new Uint8ClampedArray(row);
  return Uint8ClampedArray.from({ length: row.length / 2 }, (_, x) => {
    return (((row[x * 2] as number) << 8) | (row[x * 2 + 1] as number)) / 257;
  });
}
