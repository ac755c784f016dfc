import type { Size } from '@image-converter/formats/inspection';

/** A JPEG within a file, at these bytes. */
interface FoundJpeg extends Size {
  readonly start: number;
  readonly end: number;
}

/** Smaller ones are thumbnails. */
const usefulPixels = 640 * 480;
/** Cameras store about three. Hostile files could claim any number, each with many segments, that never end. */
const maxFrames = 64;
const maxStarts = 4096;
const maxSegments = 1000;

const marker = { start: 0xd8, end: 0xd9, scan: 0xda } as const;

interface Search {
  /** The largest complete JPEG of a useful size. */
  readonly jpeg: FoundJpeg | undefined;
  /** Whether there is one that is damaged, or cut off by the end of the file. */
  readonly hasBroken: boolean;
}

/**
 * Looks for JPEGs in a file of any structure. Makers keep previews in places of their own, many of them undocumented,
 * but all of them are plain JPEGs.
 */
export function largestJpeg(bytes: Uint8Array): Search {
  let jpeg: FoundJpeg | undefined;
  let [starts, broken, complete] = [0, 0, 0];
  let at = startOfJpeg(bytes, 0);
  while (at >= 0 && starts < maxStarts && broken + complete < maxFrames) {
    const found = jpegAt(bytes, at);
    starts += 1;
    if (found === 'broken') broken += 1;
    if (typeof found === 'object') {
      complete += 1;
      if (isLarger(found, jpeg)) jpeg = found;
    }
    // What is inside a JPEG is its own thumbnail.
    at = startOfJpeg(bytes, typeof found === 'object' ? found.end : at + 2);
  }
  return { jpeg, hasBroken: broken > 0 };
}

/** -1 if there is none. */
function startOfJpeg(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && !(bytes[at + 1] === marker.start && bytes[at + 2] === 0xff)) at = bytes.indexOf(0xff, at + 1);
  return at;
}

function isLarger(found: FoundJpeg, other: FoundJpeg | undefined): boolean {
  const pixels = found.width * found.height;
  return pixels >= usefulPixels && pixels > (other ? other.width * other.height : 0);
}

/** Undefined if it is none that browsers show, such as the lossless JPEG of sensor data (ITU-T T.81, B.1.1.3). */
function jpegAt(bytes: Uint8Array, start: number): FoundJpeg | 'broken' | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: Size | undefined;
  let at = start + 2;
  for (let segments = 0; at + 2 <= bytes.length && bytes[at] === 0xff && segments < maxSegments; segments += 1) {
    const kind = bytes[at + 1] as number;
    if (kind === marker.end) return size && { ...size, start, end: at + 2 };
    if (kind < 0xc0 || kind === marker.start || at + 4 > bytes.length) break;
    if (isFrame(kind)) size = sizeOf(view, at);
    if (isFrame(kind) && !size) return undefined;
    at += 2 + view.getUint16(at + 2);
    if (kind === marker.scan) at = endOfScan(bytes, at);
  }
  return size && 'broken';
}

/** Between the frames are tables (DHT, JPG, DAC). */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
}

/** Of a baseline, extended or progressive frame with 8 bits. */
function sizeOf(view: DataView, at: number): Size | undefined {
  if (view.getUint8(at + 1) > 0xc2 || at + 9 > view.byteLength || view.getUint8(at + 4) !== 8) return undefined;
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The next marker after the compressed data, in which zeros follow 255 and restart markers occur. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1] as number;
    const isData = kind === 0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
