import { deflate } from './deflate.ts';

/** Deflate at its usual window, compressed in a hurry. */
const header = [0x78, 0x01];

/** The bytes as a zlib stream, in parts that follow each other. */
export function zlib(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [new Uint8Array(header), deflate(bytes), bigEndian(adler32(bytes))];
}

export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}

/** After this many bytes the sums are still below 2³². */
const adlerRun = 5552;

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let from = 0; from < bytes.length; from += adlerRun) {
    const to = Math.min(from + adlerRun, bytes.length);
    for (let i = from; i < to; i += 1) {
      low += bytes[i] as number;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
