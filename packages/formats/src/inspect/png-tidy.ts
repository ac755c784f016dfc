import { crc32 } from './crc32.ts';
import { frameLength } from './png-header.ts';
import type { Source } from './source.ts';

/** A part of the file that decoders should not see as it is. */
export interface Untidy {
  from: number;
  to: number;
  /** The bits of the file's samples, if the part is the chunk of a transparent colour, which decoders do need. */
  keyDepth?: number;
}

/** Before the data of a chunk: its length and its name. */
const dataAt = 8;
const sampleBytes = 2;
/** A whole chunk: no data, its name, its checksum. */
const iend = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

/** The file without these parts, up to its end; WebKit shows nothing if the checksum of IEND is wrong. */
export async function tidied(file: Blob, source: Source, end: number, untidy: readonly Untidy[]): Promise<Blob> {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  let start = 0;
  for (const { from, to, keyDepth } of untidy) {
    // An animation has thousands of them, one after another.
    if (from > start) parts.push(file.slice(start, from));
    if (keyDepth) parts.push(tidyTransparency(await source.view(from, to - from), keyDepth));
    start = to;
  }
  return new Blob([...parts, file.slice(start, end), iend], { type: file.type });
}

/**
 * A tRNS chunk without the bits of its colour that samples do not have. Decoders have to ignore them (PNG, 11.3.2.1);
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
