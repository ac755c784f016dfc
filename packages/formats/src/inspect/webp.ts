import type { Demand } from '../demands.ts';
import { type Inspection, InspectionError } from '../inspection.ts';
import { asking, displayed, exifOrientation, turning } from './orientation.ts';
import { isNamedSrgb, type ProfileKind, profileHeadLength, profileKind } from './profile.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';

const riffHeaderLength = 12;
const chunkHeaderLength = 8;
const maxChunks = 250_000;
const exifRead = 64 * 1024;
/**
 * Chunks that may be transparent: lossless (its alpha bit is only a hint), alpha of a lossy picture, animation frame.
 */
const mayBeTransparent = ['VP8L', 'ALPH', 'ANMF'];

export async function inspectWebp(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const riff = await source.view(0, riffHeaderLength);
  if (textAt(riff, 0) !== 'RIFF' || textAt(riff, 8) !== 'WEBP') throw new InspectionError('WebP: no RIFF header');
  const end = 8 + riff.getUint32(4, true);
  const size = await readSize(source);
  const { orientation, pictures, opaque, hasAlpha, profile, isTagged, complete } = await readChunks(
    source,
    Math.min(end, source.size),
  );
  const whole = complete && pictures > 0 && end <= source.size;
  return {
    ...displayed(size, orientation),
    ...asking(turning('webp turned', orientation), profile && demands[profile]),
    opaque,
    hasAlpha,
    isTagged,
    asStored: orientation === 1 && !profile,
    frames: Math.max(1, pictures),
    complete: whole,
  };
}

/** From the first chunk: the canvas size in the extended format, otherwise the size of the picture itself. */
async function readSize(source: Source) {
  const chunk = await source.view(riffHeaderLength, Math.min(chunkHeaderLength + 10, source.size - riffHeaderLength));
  const size = sizeIn(
    textAt(chunk, 0),
    new DataView(chunk.buffer, chunk.byteOffset + chunkHeaderLength, chunk.byteLength - chunkHeaderLength),
  );
  if (!size?.width || !size.height) throw new InspectionError('WebP: no size');
  return size;
}

function sizeIn(type: string, body: DataView) {
  if (type === 'VP8X') return { width: uint24(body, 4) + 1, height: uint24(body, 7) + 1 };
  // A key frame (RFC 6386, 9.1): bit 0 of the frame tag clear, start code 9d 01 2a; the upper 2 bits are scaling.
  if (type === 'VP8 ' && (body.getUint8(0) & 1) === 0 && uint24(body, 3) === 0x2a019d) {
    return { width: body.getUint16(6, true) & 0x3fff, height: body.getUint16(8, true) & 0x3fff };
  }
  if (type !== 'VP8L' || body.getUint8(0) !== 0x2f) return undefined;
  const bits = body.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

interface Found {
  orientation: number;
  pictures: number;
  opaque: boolean;
  hasAlpha: boolean;
  profile: ProfileKind | 'broken' | undefined;
  isTagged: boolean;
  complete: boolean;
}

/** Every browser ignores a grey profile, because no WebP is grey. */
const demands: Partial<Record<ProfileKind | 'broken', Demand>> = { usual: 'webp profile', odd: 'webp odd profile' };

async function readChunks(source: Source, end: number): Promise<Found> {
  const found: Found = {
    orientation: 1,
    pictures: 0,
    opaque: true,
    hasAlpha: false,
    profile: undefined,
    isTagged: false,
    complete: false,
  };
  let offset = riffHeaderLength;
  for (let count = 0; count < maxChunks; count++) {
    if (offset + chunkHeaderLength > end) return { ...found, complete: true };
    const head = await source.view(offset, chunkHeaderLength);
    const type = textAt(head, 0);
    const length = head.getUint32(4, true);
    const body = offset + chunkHeaderLength;
    if (body + length > end) return found;
    if (type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') found.pictures++;
    if (mayBeTransparent.includes(type)) {
      found.opaque = false;
      found.hasAlpha ||= type !== 'VP8L' || (await usesAlpha(source, body));
    }
    if (type === 'ICCP') {
      const head = await source.view(body, Math.min(length, profileHeadLength));
      found.profile = profileKind(head) ?? 'broken';
      found.isTagged = !isNamedSrgb(head);
    }
    if (type === 'EXIF') found.orientation = await readOrientation(source, body, Math.min(length, exifRead));
    offset = body + length + (length % 2);
  }
  throw new InspectionError('WebP: too many chunks');
}

/** The hint in a lossless picture's header (WebP lossless bitstream, 3). */
async function usesAlpha(source: Source, offset: number): Promise<boolean> {
  return ((await source.view(offset, 5)).getUint8(4) & 0x10) !== 0;
}

/** Some writers put JPEG's prefix before the EXIF data. */
async function readOrientation(source: Source, offset: number, length: number): Promise<number> {
  const exif = await source.view(offset, length);
  const prefix = length >= 6 && textAt(exif, 0, 6) === 'Exif\0\0' ? 6 : 0;
  return exifOrientation(new DataView(exif.buffer, exif.byteOffset + prefix, length - prefix));
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
}
