import { type Bytes, startsWith } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import { iptcBlock, iptcResource } from '../iptc/write.ts';
import {
  APP0,
  APP1,
  APP13,
  exifStart,
  longXmpStart,
  photoshopStart,
  type Segment,
  segmentsIn,
  xmpStart,
} from '../read/jpeg.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';
import { longestSegment, segmentOf, whole } from './segment.ts';

const metadataStarts = [exifStart, xmpStart, longXmpStart, photoshopStart];

/** Inserts metadata after the JFIF segment, which must come first. */
export function writeJpeg(file: Bytes, kept: SelectedMetadata): Bytes[] {
  const { segments, end } = segmentsIn(file);
  const [first] = segments;
  const start = first?.marker === APP0 ? 4 + first.data.length + 2 : 2;
  const others = segments
    .filter((segment) => segment.at >= start && !isMetadata(segment))
    .map((one) => whole(file, one));
  return [file.subarray(0, start), ...newSegments(kept), ...others, file.subarray(end)];
}

export function fitsIntoJpeg(kept: SelectedMetadata): boolean {
  return newSegments(kept).every((segment) => segment.length - 2 <= longestSegment);
}

function newSegments({ directories, properties, datasets }: SelectedMetadata): Bytes[] {
  const segments: Bytes[] = [];
  if (directories) segments.push(segmentOf(APP1, exifStart, exifBlock(directories)));
  if (properties.length > 0) segments.push(segmentOf(APP1, xmpStart, writePacket(properties)));
  if (datasets.length > 0) segments.push(segmentOf(APP13, photoshopStart, iptcResource(iptcBlock(datasets))));
  return segments;
}

function isMetadata({ marker, data }: Segment): boolean {
  return (marker === APP1 || marker === APP13) && metadataStarts.some((start) => startsWith(data, start));
}
