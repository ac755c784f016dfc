import type { AnyFormat } from '@image-converter/formats/any-format';
import { ByteReader } from '../byte-reader.ts';

/** Formats of which Magick shows the upper part of a file that was cut, without a warning. */
const checks: Partial<Record<AnyFormat, (bytes: Uint8Array) => boolean>> = {
  pgx: (bytes) => {
    const text = String.fromCharCode(...bytes.subarray(0, 64));
    const [header = '', bits, width, height] = /^PG (?:ML|LM) [+-]? ?(\d+) (\d+) (\d+)\n/.exec(text) ?? [];
    const sampleBytes = 2 ** Math.ceil(Math.log2(Math.max(1, Number(bits) / 8)));
    return header.length + Number(width) * Number(height) * sampleBytes <= bytes.length;
  },
  vips: (bytes) => {
    const order = bytes[0] === 0xb6 ? 'little-endian' : 'big-endian';
    const reader = new ByteReader(bytes, order, 4);
    const [width, height, bands] = [reader.u32(), reader.u32(), reader.u32()];
    reader.skip(4);
    const sampleBytes = vipsSampleBytes[reader.u32()] ?? 1;
    return vipsHeaderBytes + width * height * bands * sampleBytes <= bytes.length;
  },
  // Ends with the code for "end of picture", 255; some writers fill up with zeros.
  pict: (bytes) => bytes[bytes.findLastIndex((byte) => byte !== 0)] === 0xff,
};

const vipsHeaderBytes = 64;
/** By the number of the format: 8 to 32 bits with and without sign, float, complex, double and its complex. */
const vipsSampleBytes = [1, 1, 2, 2, 4, 4, 4, 8, 8, 16];

export function isComplete(bytes: Uint8Array, format: AnyFormat): boolean {
  return checks[format]?.(bytes) ?? true;
}
