import type { Demand } from '../demands.ts';
import { type Header, type Inspection, InspectionError } from '../inspection.ts';
import { asking, displayed, exifOrientation } from './orientation.ts';
import { isNamedSrgb, type ProfileKind, profileKind } from './profile.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';

const windowLength = 4 * 1024 * 1024;
/** In bytes: signature, part number and part count. */
const profileStart = 14;
const maxSegments = 65_536;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DNL = 0xdc;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP15 = 0xef;
const COM = 0xfe;
/** In the range SOF0 to SOF15, but not frame headers: DHT, JPG (reserved) and DAC (T.81, table B.1). */
const noFrameHeader = [0xc4, 0xc8, 0xcc];

const end = Uint8Array.of(0xff, EOI);

interface Found {
  width: number;
  height: number;
  orientation: number | undefined;
  components: number;
  profile: ProfileKind | 'broken' | undefined;
  isTagged: boolean;
  hasScan: boolean;
  hasMore: boolean;
}

/** Walks to the end of the first picture and ignores a gain map or padding after it (Ultra HDR, MPF). */
export async function inspectJpeg(file: Blob, onHeader: (header: Header) => void): Promise<Inspection> {
  const source = new Source(file, windowLength);
  const start = await source.view(0, 2);
  if (start.getUint16(0) !== 0xff00 + SOI) throw new InspectionError('JPEG: no SOI');
  const found: Found = {
    width: 0,
    height: 0,
    orientation: undefined,
    components: 0,
    profile: undefined,
    isTagged: false,
    hasScan: false,
    hasMore: false,
  };
  const reachedEnd = await walk(source, found, onHeader);
  if (!found.width || !found.height) throw new InspectionError('JPEG: no frame header');
  const { orientation = 1, components, isTagged, hasScan, hasMore } = found;
  return {
    ...headerOf(found),
    ...displayed(found, orientation),
    orientation,
    cmyk: components === 4,
    isTagged,
    mayHaveGainMap: hasMore,
    frames: 1,
    complete: reachedEnd && hasScan,
    // Only decoding reveals whether just the end marker is missing; Chromium rejects a file without one.
    ...(!reachedEnd && hasScan && { tidied: new Blob([file, end], { type: file.type }) }),
  };
}

function headerOf(found: Found): Header {
  const { width, height, orientation = 1, profile, components } = found;
  const asStored = orientation === 1 && !profile;
  return asking<Header>({ width, height, opaque: true, grey: components === 1, asStored }, colourDemand(found));
}

async function walk(source: Source, found: Found, onHeader: (header: Header) => void): Promise<boolean> {
  let offset = 2;
  for (let count = 0; count < maxSegments; count++) {
    const at = await nextMarker(source, offset);
    if (at === undefined) return false;
    const marker = (await source.view(at, 2)).getUint8(1);
    if (marker === EOI) return true;
    if (isAlone(marker)) {
      offset = at + 2;
      continue;
    }
    if (at + 4 > source.size) return false;
    const length = Math.max(shortest(marker), (await source.view(at + 2, 2)).getUint16(0));
    if (length < 2 || at + 2 + length > source.size) return false;
    readSegment(marker, await source.view(at + 4, length - 2), found);
    if (isFrameHeader(marker)) onHeader(headerOf(found));
    offset = at + 2 + length;
  }
  throw new InspectionError('JPEG: too many segments');
}

/**
 * Offset of the next marker's 0xFF. Between segments that is `from`; after SOS it is past the entropy-coded data, where
 * 0xFF is followed by a zero (a data byte), a restart marker or another 0xFF (fill). Stray bytes between segments are
 * skipped, as decoders do.
 */
async function nextMarker(source: Source, from: number): Promise<number | undefined> {
  let offset = from;
  while (offset + 2 <= source.size) {
    const bytes = await source.bytesFrom(offset, 2);
    const index = markerIn(bytes);
    if (index !== undefined) return offset + index;
    // The last byte may be the first half of a marker.
    offset += bytes.length - 1;
  }
  return undefined;
}

/** Byte by byte: `indexOf` is no faster on pictures and many times slower on a file full of 0xFF. */
function markerIn(bytes: Uint8Array): number | undefined {
  const last = bytes.length - 1;
  for (let at = 0; at < last; at++) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  return undefined;
}

function readSegment(marker: number, body: DataView, found: Found) {
  if (marker === SOS) found.hasScan = found.width > 0;
  if (marker === DNL && found.height === 0) found.height = body.getUint16(0);
  if (marker === APP2 && isProfile(body)) {
    found.isTagged ||= !found.profile && !isNamedSrgb(body);
    found.profile ??= kindOf(body);
  }
  // The index of a file with several pictures.
  if (marker === APP2 && body.byteLength > 4 && textAt(body, 0) === 'MPF\0') found.hasMore = true;
  if (marker === APP1 && isExif(body)) found.orientation ??= exifOrientation(after(body, 6));
  if (!isFrameHeader(marker) || found.width > 0) return;
  found.height = body.getUint16(1);
  found.width = body.getUint16(3);
  found.components = body.getUint8(5);
  if (found.width === 0 || found.components === 0) throw new InspectionError('JPEG: frame header');
}

/** The length includes its own two bytes. Decoders accept comments and APP segments whose length does not. */
function shortest(marker: number): number {
  return marker === COM || (marker >= APP0 && marker <= APP15) ? 2 : 0;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !noFrameHeader.includes(marker);
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** Markers that are not followed by a segment. */
function isAlone(marker: number): boolean {
  return marker === SOI || marker === 0x01;
}

function isExif(body: DataView): boolean {
  return body.byteLength > 6 && textAt(body, 0, 6) === 'Exif\0\0';
}

function isProfile(body: DataView): boolean {
  return body.byteLength > 12 && textAt(body, 0, 12) === 'ICC_PROFILE\0';
}

/** Skips the signature, part number and part count; the first part begins with the ICC header. */
function kindOf(body: DataView): ProfileKind | 'broken' {
  const isFirst = body.byteLength > profileStart && body.getUint8(profileStart - 2) === 1;
  return (isFirst && profileKind(after(body, profileStart))) || 'broken';
}

/** Every browser ignores a grey profile on a colour picture. */
function colourDemand({ profile, components }: Found): Demand | undefined {
  if (profile === 'odd') return 'jpg odd profile';
  const isGrey = profile === 'grey' || profile === 'odd grey';
  return isGrey && components === 1 ? `jpg ${profile} profile` : undefined;
}

function after(view: DataView, start: number): DataView {
  return new DataView(view.buffer, view.byteOffset + start, view.byteLength - start);
}
