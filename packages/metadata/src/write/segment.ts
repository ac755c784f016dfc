import { ascii, type Bytes, joined, uint16 } from '../bytes.ts';
import type { Segment } from '../read/jpeg.ts';

/** In bytes, without the marker. */
export const longestSegment = 0xffff;

/** A segment of a JPEG, whose data begin with the text. */
export function segmentOf(marker: number, start: string, data: Bytes): Bytes {
  return joined(Uint8Array.of(0xff, marker), uint16(2 + start.length + data.length), ascii(start), data);
}

/** A segment as it is in the file. */
export function whole(file: Bytes, { at, data }: Segment): Bytes {
  return file.subarray(at, at + 4 + data.length);
}
