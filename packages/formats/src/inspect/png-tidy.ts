import { crc32 } from './crc32.ts';
import { frameLength } from './png-header.ts';
import type { Source } from './source.ts';

/** A range of the file to hide from decoders, or to correct. */
export interface Untidy {
  from: number;
  to: number;
  /** Bits per sample, if the range is a tRNS chunk, which decoders do need. */
  keyDepth?: number;
}

/** Offset of a chunk's data, after its length and type. */
const dataAt = 8;
const sampleBytes = 2;
/** A complete IEND chunk: zero length, type, checksum. */
const iend = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

/**
 * The file up to its end without these ranges, and with a valid IEND: WebKit shows nothing if its checksum is wrong.
 */
export async function tidied(file: Blob, source: Source, end: number, untidy: readonly Untidy[]): Promise<Blob> {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  let start = 0;
  for (const { from, to, keyDepth } of untidy) {
    // Skips the empty parts between adjacent ranges: an animation has thousands of them.
    if (from > start) parts.push(file.slice(start, from));
    if (keyDepth) parts.push(tidyTransparency(await source.view(from, to - from), keyDepth));
    start = to;
  }
  return new Blob([...parts, file.slice(start, end), iend], { type: file.type });
}

/**
 * Clears the bits of a tRNS colour that exceed the sample depth. Decoders must ignore them (PNG, 11.3.2.1), but
 * Chromium looks for a colour that does not exist.
 */
function tidyTransparency(chunk: DataView, depth: number): Uint8Array<ArrayBuffer> {
  const tidy = new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength).slice();
  const view = new DataView(tidy.buffer);
  const end = tidy.length - frameLength + dataAt;
  for (let at = dataAt; at + sampleBytes <= end; at += sampleBytes) {
    view.setUint16(at, view.getUint16(at) & (2 ** depth - 1));
  }
  view.setUint32(end, crc32(tidy.subarray(4, end)));
  return tidy;
}
