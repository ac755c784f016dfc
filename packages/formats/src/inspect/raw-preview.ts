import type { Size } from '../inspection.ts';
import { firstIfdOffset, type Ifd, ifdAt, type Layout, layoutOf } from './ifd.ts';
import { ifdOrientation } from './orientation.ts';
import { numbersIn, rawDirectories } from './raw-directories.ts';
import * as tag from './tiff-tags.ts';

/** The camera's own rendering of its sensor data, a JPEG inside the raw file. */
export interface RawPreview extends Size {
  /** In bytes, from the start of the file. */
  readonly offset: number;
  readonly length: number;
  /** EXIF orientation. */
  readonly orientation: number;
}

/** Smaller previews are meant for the camera's display. */
const usefulPixels = 1_000_000;

export async function previewIn(file: Blob): Promise<RawPreview | undefined> {
  return previewInBytes(new Uint8Array(await file.arrayBuffer()));
}

/** The largest preview of useful size; undefined if there is none. */
export function previewInBytes(bytes: Uint8Array): RawPreview | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  if (!layout) return undefined;
  const first = ifdAt(view, firstIfdOffset(view, layout), layout);
  const orientation = first ? ifdOrientation(first, layout) : 1;
  const previews = [...rawDirectories(view, layout)].flatMap((ifd) => (ifd ? placesIn(view, ifd, layout) : []));
  return previews
    .flatMap(({ offset, length }) => {
      const size = offset + length <= bytes.length ? sizeOfJpeg(bytes.subarray(offset, offset + length)) : undefined;
      return size && size.width * size.height >= usefulPixels ? [{ ...size, offset, length, orientation }] : [];
    })
    .sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

/** Cameras either point to a JPEG explicitly or store it as the only strip of a directory. */
function placesIn(view: DataView, ifd: Ifd, layout: Layout): { offset: number; length: number }[] {
  const tags = [
    [tag.jpegOffset, tag.jpegLength],
    [tag.stripOffsets, tag.stripLengths],
  ] as const;
  return tags.flatMap(([offsets, lengths]) => {
    const [offset, ...others] = numbersIn(view, ifd, offsets, layout) ?? [];
    const [length] = numbersIn(view, ifd, lengths, layout) ?? [];
    return offset !== undefined && length !== undefined && others.length === 0 ? [{ offset, length }] : [];
  });
}

/** Undefined for anything else, such as sensor data, which is often lossless JPEG (ITU-T T.81, B.1.1.3). */
function sizeOfJpeg(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] as number;
    if (marker >= 0xc0 && marker <= 0xc2) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xc3 || marker === 0xda) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
