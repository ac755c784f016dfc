import { adler32 } from '../inflate/adler32.ts';
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
