import { adler32 } from '../inflate/adler32.ts';
import { deflate } from './deflate.ts';

/** Deflate with the default window, at the fastest compression level. */
const header = [0x78, 0x01];

/** A zlib stream of the bytes, in consecutive parts. */
export function zlib(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  return [new Uint8Array(header), deflate(bytes), bigEndian(adler32(bytes))];
}

export function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}
