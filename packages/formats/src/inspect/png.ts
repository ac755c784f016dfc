import { type Header, type Inspection, InspectionError } from '../inspection.ts';
import { asking, displayed, exifOrientation, turning } from './orientation.ts';
import { colourChunks, colourDemand, type PngColours } from './png-colours.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';

const signatureLength = 8;
const headerLength = 13;
/** Length, type and checksum around a chunk's data. */
const frameLength = 12;
const mostChunks = 250_000;
const exifRead = 64 * 1024;
/** Large, because encoders cut the data into chunks of a few kilobytes, so the whole file is read. */
const windowLength = 4 * 1024 * 1024;

/** Bit depths allowed for each colour type (PNG, table 11.1). */
const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Grey and RGB with an alpha channel; grey without and with one. */
const alphaTypes = [4, 6];
const greyTypes = [0, 4];

interface Found {
  frames: number;
  orientation: number;
  complete: boolean;
  isTransparent: boolean;
  colours: PngColours;
}

export async function inspectPng(file: Blob, onHeader: (header: Header) => void): Promise<Inspection> {
  const source = new Source(file, windowLength);
  const { width, height, deep, hasAlpha, isGrey } = await readHeader(source);
  const asks = ({ orientation, colours }: Found) =>
    asking(turning('png turned', orientation), colourDemand(colours, isGrey));
  // What a decoder has to know, but for an orientation, stands before the data.
  const found = await readChunks(source, (before) => onHeader({ width, height, deep, ...asks(before) }));
  const { orientation, isTransparent, colours, ...rest } = found;
  // The first frame of an animation may leave part of the picture empty.
  const opaque = !hasAlpha && !isTransparent && rest.frames === 1;
  return {
    ...displayed({ width, height }, orientation),
    ...asks(found),
    ...rest,
    deep,
    opaque,
    asStored: orientation === 1 && saysNothing(colours),
  };
}

function saysNothing({ isSrgb, ...others }: PngColours): boolean {
  return Object.keys(others).length === 0;
}

async function readHeader(source: Source) {
  const chunk = await source.view(signatureLength, frameLength + headerLength);
  if (chunk.getUint32(0) !== headerLength || textAt(chunk, 4) !== 'IHDR') throw new InspectionError('PNG: no IHDR');
  const checksum = crc32(new Uint8Array(chunk.buffer, chunk.byteOffset + 4, 4 + headerLength));
  if (checksum !== chunk.getUint32(8 + headerLength)) throw new InspectionError('PNG: IHDR checksum');
  const width = chunk.getInt32(8);
  const height = chunk.getInt32(12);
  if (width <= 0 || height <= 0) throw new InspectionError('PNG: size');
  const depth = chunk.getUint8(16);
  const type = chunk.getUint8(17);
  if (!bitDepths[type]?.includes(depth)) throw new InspectionError('PNG: colour type and bit depth');
  const [compression, filter, interlace] = [chunk.getUint8(18), chunk.getUint8(19), chunk.getUint8(20)];
  if (compression !== 0 || filter !== 0 || interlace > 1) throw new InspectionError('PNG: unknown method');
  return { width, height, deep: depth === 16, hasAlpha: alphaTypes.includes(type), isGrey: greyTypes.includes(type) };
}

async function readChunks(source: Source, onData: (found: Found) => void): Promise<Found> {
  const found: Found = { frames: 1, orientation: 1, complete: false, isTransparent: false, colours: {} };
  let hasData = false;
  let offset = signatureLength + frameLength + headerLength;
  for (let count = 0; count < mostChunks; count++) {
    if (offset + frameLength > source.size) return found;
    const head = await source.view(offset, 8);
    const length = head.getUint32(0);
    const type = textAt(head, 4);
    if (offset + frameLength + length > source.size) return found;
    if (type === 'IEND') return { ...found, complete: hasData };
    if (type === 'IDAT') {
      if (!hasData) onData(found);
      hasData = true;
    }
    if (type === 'tRNS') found.isTransparent = true;
    if (!hasData) await colourChunks[type]?.(source.part(offset + 8, length), found.colours);
    if (type === 'acTL' && length >= 8) found.frames = Math.max(1, (await source.view(offset + 8, 4)).getUint32(0));
    if (type === 'eXIf') found.orientation = exifOrientation(await source.view(offset + 8, Math.min(length, exifRead)));
    offset += frameLength + length;
  }
  throw new InspectionError('PNG: too many chunks');
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
