import { type Inspection, InspectionError } from '../inspection.ts';
import { Source } from './source.ts';

const fileHeaderLength = 14;
/** The OS/2 1.x header, with 16-bit sizes. */
const coreHeaderLength = 12;
const longestHeader = 124;

/** BI_RGB, BI_BITFIELDS, BI_ALPHABITFIELDS: plain rows of pixels. */
const uncompressed = [0, 3, 6];

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
  const header = readHeader(await source.view(fileHeaderLength, checkedLength(headerLength)));
  const { width, height } = header;
  if (width <= 0 || height === 0) throw new InspectionError('BMP: size');
  // Some writers leave the offset at 0; the pixels then follow the header.
  const pixels = fileHeader.getUint32(10, true) || fileHeaderLength + headerLength;
  if (pixels < fileHeaderLength + headerLength) throw new InspectionError('BMP: pixels inside the header');
  const complete = pixels + dataLength(header, fileHeader.getUint32(2, true) - pixels) <= source.size;
  return { width, height, frames: 1, complete };
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

/** Length of compressed data: as in the header or, without one, the rest of the file's stated length. */
function dataLength(header: Header, restOfFile: number): number {
  if (!uncompressed.includes(header.compression)) return header.dataLength || Math.max(2, restOfFile);
  // Rows are padded to 4 bytes.
  return Math.ceil((header.width * header.bitCount) / 32) * 4 * header.height;
}
