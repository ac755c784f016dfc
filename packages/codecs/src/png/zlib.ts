import { deflate } from './deflate.ts';
import { pngKernel } from './kernel.ts';

/** Deflate with the default window, at the fastest compression level. */
export const zlibHeader = new Uint8Array([0x78, 0x01]);

/** A zlib stream of the bytes, in consecutive parts. */
export function zlib(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [zlibHeader, deflate(bytes), zlibEnd([adlerOf(bytes)])];
}

/** The two sums of zlib's checksum (RFC 1950), and of how many bytes. */
export interface Adler {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

const base = 65_521;

/** The end of a stream of parts that were summed apart. */
export function zlibEnd(parts: readonly Adler[]): Uint8Array<ArrayBuffer> {
  let [low, high] = [1, 0];
  for (const part of parts) {
    high = (high + part.high + part.length * (low - 1)) % base;
    low = (low + part.low - 1) % base;
  }
  return bigEndian(((high << 16) | low) >>> 0);
}

export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}

/** The sums stay below 2³² for this many bytes. */
const longestRun = 5552;

export function adlerOf(bytes: Uint8Array): Adler {
  const sums = pngKernel()?.adler(bytes);
  let [low, high] = sums ?? [1, 0];
  for (let from = sums ? bytes.length : 0; from < bytes.length; from += longestRun) {
    const to = Math.min(from + longestRun, bytes.length);
    for (let i = from; i < to; i += 1) {
      low += bytes[i] as number;
      high += low;
    }
    low %= base;
    high %= base;
  }
  return { low, high, length: bytes.length };
}
