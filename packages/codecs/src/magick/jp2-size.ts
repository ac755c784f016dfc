import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';

/** Start of a codestream and its first segment (ISO/IEC 15444-1, A.4.1 and A.5.1). */
const start = [0xff, 0x4f, 0xff, 0x51];

/** Left, top, width and height. Unless told this area, Magick reads from 0, 0 even if the picture starts elsewhere. */
export function jp2Area(bytes: Uint8Array): [number, number, number, number] {
  const at = bytes.findIndex((_, index) => start.every((byte, place) => bytes[index + place] === byte));
  if (at < 0) throw new CodecError('CORRUPT', 'JPEG 2000: no codestream');
  const reader = new ByteReader(bytes, 'big-endian', at + 8);
  const [right, bottom, left, top] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
  return [left, top, right - left, bottom - top];
}

/**
 * Components of a JPEG 2000 may be subsampled independently. Magick upsamples the usual ones, but if the first one is
 * subsampled, it takes that size for the picture's.
 */
export function checkJp2Size(bytes: Uint8Array, size: Size): void {
  const [, , width, height] = jp2Area(bytes);
  if (width !== size.width || height !== size.height)
    throw new UnsupportedFile('KIND_OF_PIXELS', 'JPEG 2000: components');
}
