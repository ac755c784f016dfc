import { previewInBytes } from '@image-converter/formats/inspect/raw-preview';
import { uprightJpeg } from './upright-jpeg.ts';

/** The camera's own JPEG, with the orientation added if it lacks EXIF; undefined if there is none of a useful size. */
export function previewFile(bytes: Uint8Array<ArrayBuffer>): Blob | undefined {
  const preview = previewInBytes(bytes);
  if (!preview) return undefined;
  const { offset, length, orientation } = preview;
  return uprightJpeg(bytes.subarray(offset, offset + length), orientation);
}
