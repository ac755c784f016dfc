import type { Blocks } from '../blocks.ts';
import { type Bytes, startsWith, viewOf } from '../bytes.ts';
import { exifStart } from './jpeg.ts';

const headerLength = 12;
const maxChunks = 250_000;

export interface Chunk {
  readonly type: string;
  readonly data: Bytes;
}

export function chunksIn(file: Bytes): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  let at = headerLength;
  while (at + 8 <= file.length && chunks.length < maxChunks) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > file.length) break;
    const type = String.fromCharCode(...file.subarray(at, at + 4));
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

export function readWebp(file: Bytes): Blocks {
  const chunks = chunksIn(file);
  const exif = chunks.find(({ type }) => type === 'EXIF')?.data;
  const xmp = chunks.find(({ type }) => type === 'XMP ')?.data;
  return { ...(exif && { exif: withoutStart(exif) }), ...(xmp && { xmp }) };
}

/** Some writers add JPEG's prefix. */
export function withoutStart(exif: Bytes): Bytes {
  return startsWith(exif, exifStart) ? exif.subarray(exifStart.length) : exif;
}
