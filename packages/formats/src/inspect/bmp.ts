import type { Demand } from '../demands.ts';
import { type Inspection, InspectionError } from '../inspection.ts';
import { asking } from './orientation.ts';
import { profileHeadLength, profileKind } from './profile.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';

const fileHeaderLength = 14;
/** The OS/2 1.x header, with 16-bit sizes. */
const coreHeaderLength = 12;
const version4Length = 108;
const longestHeader = 124;

/** In the header, bytes from its start. */
const meaningAt = 56;
const endpointsAt = 60;
const endpoints = 9;
const profileAt = 112;
const calibrated = '\0\0\0\0';
/** Stored backwards, as numbers are. */
const embedded = 'DEBM';

const RLE8 = 1;
const RLE4 = 2;
/** BI_RGB, BI_BITFIELDS, BI_ALPHABITFIELDS: plain rows of pixels. */
const uncompressed = [0, 3, 6];
const bitCounts = [1, 2, 4, 8, 16, 24, 32];

interface Header {
  width: number;
  height: number;
  bitCount: number;
  compression: number;
  /** Length of the pixel data in bytes, often 0 if it is uncompressed. */
  dataLength: number;
}

export async function inspectBmp(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const fileHeader = await source.view(0, fileHeaderLength + 4);
  if (fileHeader.getUint16(0) !== 0x424d) throw new InspectionError('BMP: no signature');
  const headerLength = fileHeader.getUint32(fileHeaderLength, true);
  const info = await source.view(fileHeaderLength, checkedLength(headerLength));
  const header = readHeader(info);
  const demand = (await colourDemand(source, info)) ?? (header.bitCount === 16 ? 'bmp 16 bits' : undefined);
  const { width, height } = check(header);
  // Some writers leave the offset at 0; the pixels then follow the header.
  const pixels = fileHeader.getUint32(10, true) || fileHeaderLength + headerLength;
  if (pixels < fileHeaderLength + headerLength) throw new InspectionError('BMP: pixels inside the header');
  const complete = pixels + dataLength(header, fileHeader.getUint32(2, true) - pixels) <= source.size;
  return { ...asking({}, demand), width, height, frames: 1, complete };
}

function checkedLength(length: number): number {
  if (length === coreHeaderLength || (length >= 16 && length <= longestHeader)) return length;
  throw new InspectionError('BMP: header length');
}

function readHeader(view: DataView): Header {
  const length = view.byteLength;
  if (length === coreHeaderLength) {
    const [width, height] = [view.getUint16(4, true), view.getUint16(6, true)];
    return { width, height, bitCount: view.getUint16(10, true), compression: 0, dataLength: 0 };
  }
  return {
    width: view.getInt32(4, true),
    // Negative when the rows run from top to bottom.
    height: Math.abs(view.getInt32(8, true)),
    bitCount: view.getUint16(14, true),
    compression: length >= 20 ? view.getUint32(16, true) : 0,
    dataLength: length >= 24 ? view.getUint32(20, true) : 0,
  };
}

function check(header: Header): Header {
  if (header.width <= 0 || header.height === 0) throw new InspectionError('BMP: size');
  if (!bitCounts.includes(header.bitCount)) throw new InspectionError('BMP: bits per pixel');
  const known = uncompressed.includes(header.compression) || header.compression === RLE8 || header.compression === RLE4;
  if (!known) throw new InspectionError('BMP: compression');
  return header;
}

/** Of run-length data: the length in the header or, without one, what remains of the file's stated length. */
function dataLength(header: Header, restOfFile: number): number {
  if (!uncompressed.includes(header.compression)) return header.dataLength || Math.max(2, restOfFile);
  // Rows are padded to 4 bytes.
  return Math.ceil((header.width * header.bitCount) / 32) * 4 * header.height;
}

/** What the headers of version 4 and 5 say about colours: a description of red, green and blue, or a whole profile. */
async function colourDemand(source: Source, info: DataView): Promise<Demand | undefined> {
  if (info.byteLength < version4Length) return undefined;
  const meaning = textAt(info, meaningAt);
  if (meaning === calibrated) return isDescribed(info) ? 'bmp calibrated' : undefined;
  if (meaning !== embedded || info.byteLength < longestHeader) return undefined;
  const start = fileHeaderLength + info.getUint32(profileAt, true);
  const length = Math.min(info.getUint32(profileAt + 4, true), profileHeadLength, source.size - start);
  const kind = length > 0 ? profileKind(await source.view(start, length)) : undefined;
  if (kind === 'odd') return 'bmp odd profile';
  return kind === 'usual' ? 'bmp profile' : undefined;
}

/** Many writers leave it all at zero. */
function isDescribed(info: DataView): boolean {
  return Array.from({ length: endpoints }, (_, index) => info.getInt32(endpointsAt + 4 * index, true)).some(Boolean);
}
