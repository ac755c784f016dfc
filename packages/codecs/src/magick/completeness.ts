import type { AnyFormat } from '@image-converter/formats/any-format';
import { ByteReader } from '../byte-reader.ts';

/** Formats where Magick shows the upper part of a truncated file without a warning. */
const checks: Partial<Record<AnyFormat, (bytes: Uint8Array) => boolean>> = {
  vips: (bytes) => {
    const order = bytes[0] === 0xb6 ? 'little-endian' : 'big-endian';
    const reader = new ByteReader(bytes, order, 4);
    const [width, height, bands] = [reader.u32(), reader.u32(), reader.u32()];
    reader.skip(4);
    const sampleBytes = vipsSampleBytes[reader.u32()] ?? 1;
    return vipsHeaderBytes + width * height * bands * sampleBytes <= bytes.length;
  },
  // Ends with opcode 255 ("end of picture"); some writers pad with zeros.
  pict: (bytes) => bytes[bytes.findLastIndex((byte) => byte !== 0)] === 0xff,
};

const vipsHeaderBytes = 64;
/** By format number: signed and unsigned integers of 8 to 32 bits, float, complex, double and double complex. */
const vipsSampleBytes = [1, 1, 2, 2, 4, 4, 4, 8, 8, 16];

export function isComplete(bytes: Uint8Array, format: AnyFormat): boolean {
  return checks[format]?.(bytes) ?? true;
}
