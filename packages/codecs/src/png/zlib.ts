import { deflate } from './deflate.ts';
import { pngKernel } from './kernel.ts';

/** Deflate with the default window, at the fastest compression level. */
const header = [0x78, 0x01];

/** A zlib stream of the bytes, in consecutive parts. */
export function zlib(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [new Uint8Array(header), deflate(bytes), bigEndian(adler32(bytes))];
}

export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}

/** The sums stay below 2³² for this many bytes. */
const longestRun = 5552;

/** zlib's checksum (RFC 1950). */
function adler32(bytes: Uint8Array): number {
  const sums = pngKernel()?.adler(bytes);
  let [low, high] = sums ?? [1, 0];
  for (let from = sums ? bytes.length : 0; from < bytes.length; from += longestRun) {
    const to = Math.min(from + longestRun, bytes.length);
    for (let i = from; i < to; i += 1) {
      low += bytes[i] as number;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
