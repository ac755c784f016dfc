import { type Header, type Inspection, InspectionError } from '../inspection.ts';
import { asking, displayed, exifOrientation, turning } from './orientation.ts';
import { colourDemand, isTagged, type PngColours, readColours } from './png-colours.ts';
import { frameLength, hasValidChecksum, headerEnd, type PngHeader, readHeader } from './png-header.ts';
import type { Untidy } from './png-tidy.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';

const maxChunks = 250_000;
const exifRead = 64 * 1024;
/** Large, because the whole file is read: encoders split the data into chunks of a few kilobytes. */
const windowLength = 4 * 1024 * 1024;

/** In pixels; scanning this many takes about 2 ms. */
const smallArea = 2 ** 17;

/**
 * All chunks of an animation except its default image, which is always a complete picture: its first frame or a
 * substitute for it.
 */
const animationChunks = ['acTL', 'fcTL', 'fdAT'];
const textChunks = ['tEXt', 'zTXt'];
/** Prefix of the keywords of text chunks with EXIF data. */
const rawProfile = 'Raw profile type ';

interface Chunk {
  type: string;
  offset: number;
  length: number;
}

interface Found {
  frames: number;
  /** From an eXIf chunk; undefined without one. */
  orientation: number | undefined;
  /** From a text chunk with EXIF data. */
  orientationInText: number;
  isTransparent: boolean;
  colours: PngColours;
  hasData: boolean;
  /** Offset of IEND; undefined if the file ends before it. */
  end: number | undefined;
  leftOut: Untidy[];
}

function suspicion(isInterlaced: boolean, area: number): Inspection['suspect'] {
  if (isInterlaced) return 'rows';
  return area <= smallArea ? 'data' : undefined;
}

export async function inspectPng(file: Blob, onHeader: (header: Header) => void): Promise<Inspection> {
  const source = new Source(file, windowLength);
  const header = await readHeader(source);
  const { width, height, deep, isInterlaced, hasAlpha, isGrey } = header;
  const suspect = suspicion(isInterlaced, width * height);
  const asks = (found: Found) => asking(turn(found), colourDemand(found.colours, isGrey));
  // Everything a decoder needs to know, except the orientation, comes before the data.
  const found = await readChunks(source, header, (soFar) => {
    if (soFar.leftOut.length > 0) return;
    onHeader({ width, height, deep, suspect, hasAlpha: hasAlpha || soFar.isTransparent, ...asks(soFar) });
  });
  const { frames, isTransparent, colours, hasData, end } = found;
  const { orientation = 1, ...asked } = asks(found);
  return {
    ...displayed({ width, height }, orientation),
    ...asked,
    orientation,
    ...(end && (await tidying(file, source, end, found.leftOut))),
    deep,
    suspect,
    frames,
    opaque: !hasAlpha && !isTransparent,
    hasAlpha: hasAlpha || isTransparent,
    isTagged: isTagged(colours),
    asStored: orientation === 1 && saysNothing(colours),
    complete: hasData && end !== undefined,
  };
}

function saysNothing({ isSrgb, ...others }: PngColours): boolean {
  return Object.keys(others).length === 0;
}

/** An eXIf chunk takes precedence over EXIF data in a text chunk. */
function turn({ orientation, orientationInText }: Found) {
  return orientation ? turning('png turned', orientation) : turning('png turned by text', orientationInText);
}

/** The code that repairs a file is loaded only when needed. */
async function tidying(file: Blob, source: Source, end: number, leftOut: readonly Untidy[]) {
  if (leftOut.length === 0 && (await hasValidChecksum(source, end, 0))) return {};
  return { tidied: await (await import('./png-tidy.ts')).tidied(file, source, end, leftOut) };
}

async function readChunks(source: Source, header: PngHeader, onData: (found: Found) => void): Promise<Found> {
  const found: Found = {
    frames: 1,
    orientation: undefined,
    orientationInText: 1,
    isTransparent: false,
    colours: {},
    hasData: false,
    end: undefined,
    leftOut: [],
  };
  let offset = headerEnd;
  for (let count = 0; count < maxChunks; count++) {
    if (offset + frameLength > source.size) return found;
    const head = await source.view(offset, 8);
    const length = head.getUint32(0);
    const type = textAt(head, 4);
    if (offset + frameLength + length > source.size) return found;
    if (type === 'IEND') return { ...found, end: offset };
    if (type === 'acTL' && length >= 8) found.frames = Math.max(1, (await source.view(offset + 8, 4)).getUint32(0));
    const next = offset + frameLength + length;
    if (!animationChunks.includes(type) && (await hasValidChecksum(source, offset, length))) {
      if (type === 'IDAT' && !found.hasData) onData(found);
      await readChunk(source, { type, offset, length }, found, header);
    } else if (isNeeded(type)) throw new InspectionError(`PNG: ${type} checksum`);
    else found.leftOut.push(rangeOf({ offset, length }));
    offset = next;
  }
  throw new InspectionError('PNG: too many chunks');
}

async function readChunk(source: Source, chunk: Chunk, found: Found, { keyDepth }: PngHeader): Promise<void> {
  const { type, offset, length } = chunk;
  if (type === 'IDAT') found.hasData = true;
  // WebKit ignores tRNS if a suggested palette (PLTE) follows it, which is the wrong order.
  if (type === 'PLTE' && found.isTransparent && keyDepth) found.leftOut.push(rangeOf(chunk));
  if (type === 'tRNS') {
    found.isTransparent = true;
    // The colour may have more bits than the samples.
    if (keyDepth) found.leftOut.push({ ...rangeOf(chunk), keyDepth });
  }
  if (!found.hasData) await readColours(type, () => source.part(offset + 8, length), found.colours);
  if (type === 'eXIf') found.orientation = exifOrientation(await source.view(offset + 8, Math.min(length, exifRead)));
  if (textChunks.includes(type)) await readText(source, chunk, found);
}

/** Text chunks rarely hold EXIF data, so the code for that is loaded on demand. */
async function readText(source: Source, { type, offset, length }: Chunk, found: Found): Promise<void> {
  if (length < rawProfile.length || length > exifRead) return;
  const data = await source.view(offset + 8, length);
  if (textAt(data, 0, rawProfile.length) !== rawProfile) return;
  const { orientationInText } = await import('./png-text.ts');
  found.orientationInText = (await orientationInText(type, data)) ?? found.orientationInText;
}

/** A chunk type with an upper-case first letter is critical (PNG, 5.4). */
function isNeeded(type: string): boolean {
  return type < 'a';
}

function rangeOf({ offset, length }: Omit<Chunk, 'type'>): Untidy {
  return { from: offset, to: offset + frameLength + length };
}
