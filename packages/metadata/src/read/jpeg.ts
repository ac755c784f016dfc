import { type Blocks, BrokenBlock, longestBlock } from '../blocks.ts';
import { type Bytes, joined, startsWith, viewOf } from '../bytes.ts';
import { iptcIn } from '../iptc/read.ts';

/** Prefixes of segments with metadata. */
export const exifStart = 'Exif\0\0';
export const xmpStart = 'http://ns.adobe.com/xap/1.0/\0';
export const longXmpStart = 'http://ns.adobe.com/xmp/extension/\0';
export const photoshopStart = 'Photoshop 3.0\0';

export const [APP0, APP1, APP2, APP13] = [0xe0, 0xe1, 0xe2, 0xed];
const [SOI, SOS, EOI] = [0xd8, 0xda, 0xd9];
const maxSegments = 4096;

export interface Segment {
  readonly marker: number;
  /** Offset of its marker. */
  readonly at: number;
  readonly data: Bytes;
}

/** Segments before the picture's data. `end` is the start of that data, or of whatever cannot be parsed. */
export function segmentsIn(file: Bytes): { segments: Segment[]; end: number } {
  const view = viewOf(file);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && segments.length < maxSegments) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === SOS || marker === EOI || marker === SOI) break;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = Math.max(2, view.getUint16(at + 2));
    if (at + 2 + length > file.length) break;
    segments.push({ marker, at, data: file.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return { segments, end: at };
}

export function readJpeg(file: Bytes): Blocks {
  const { segments } = segmentsIn(file);
  const first = (marker: number, start: string) => {
    const found = segments.find((one) => one.marker === marker && startsWith(one.data, start));
    return found?.data.subarray(start.length);
  };
  const exif = first(APP1, exifStart);
  const xmp = first(APP1, xmpStart);
  const iptc = iptcOf(segments);
  return { ...(exif && { exif }), ...(xmp && { xmp }), ...(iptc && { iptc }) };
}

/** Photoshop resources that do not fit into one segment continue in the next. */
function iptcOf(segments: readonly Segment[]): Bytes | undefined {
  const parts = segments.filter(({ marker, data }) => marker === APP13 && startsWith(data, photoshopStart));
  if (parts.reduce((sum, { data }) => sum + data.length, 0) > longestBlock) throw new BrokenBlock('IPTC: too long');
  return iptcIn(joined(...parts.map(({ data }) => data.subarray(photoshopStart.length))));
}
