import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';

/** Start of a codestream and its first segment (ISO/IEC 15444-1, A.4.1 and A.5.1). */
const start = [0xff, 0x4f, 0xff, 0x51];

/**
 * Components of a JPEG 2000 may be subsampled independently. Magick upsamples the usual ones, but if the first one is
 * subsampled, it takes that size for the picture's. If the picture does not start at the origin, Magick crops the same
 * amount from the other side.
 */
export function checkJp2Size(bytes: Uint8Array, { width, height }: Size): void {
  const at = bytes.findIndex((_, index) => start.every((byte, place) => bytes[index + place] === byte));
  if (at < 0) throw new CodecError('CORRUPT', 'JPEG 2000: no codestream');
  const reader = new ByteReader(bytes, 'big-endian', at + 8);
  const [right, bottom, left, top] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
  if (left !== 0 || top !== 0) throw new UnsupportedFile('KIND_OF_PIXELS', `JPEG 2000: from ${left}, ${top}`);
  if (right !== width || bottom !== height) throw new UnsupportedFile('KIND_OF_PIXELS', 'JPEG 2000: components');
}
