import { InspectionError } from '../inspection.ts';
import { crc32 } from './crc32.ts';
import type { Source } from './source.ts';
import { textAt } from './text.ts';

const signatureLength = 8;
const headerLength = 13;
/** Bytes of length, type and checksum around a chunk's data. */
export const frameLength = 12;
/** Bytes per step of computing a checksum. */
const longestStep = 256 * 1024;
/** Offset of the first chunk after the header. */
export const headerEnd = signatureLength + frameLength + headerLength;

/** Bit depths allowed for each colour type (PNG, table 11.1). */
const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Colour types with an alpha channel: grey and RGB. */
const alphaTypes = [4, 6];
/** Grey colour types, without and with an alpha channel. */
const greyTypes = [0, 4];
const paletteType = 3;

export interface PngHeader {
  width: number;
  height: number;
  deep: boolean;
  /** Bits per sample, if it is at most 8 and tRNS holds a single transparent colour, that is, without a palette. */
  keyDepth: number | undefined;
  isInterlaced: boolean;
  hasAlpha: boolean;
  isGrey: boolean;
}

export async function readHeader(source: Source): Promise<PngHeader> {
  const chunk = await source.view(signatureLength, frameLength + headerLength);
  if (chunk.getUint32(0) !== headerLength || textAt(chunk, 4) !== 'IHDR') throw new InspectionError('PNG: no IHDR');
  if (!(await hasValidChecksum(source, signatureLength, headerLength))) throw new InspectionError('PNG: IHDR checksum');
  const width = chunk.getInt32(8);
  const height = chunk.getInt32(12);
  if (width <= 0 || height <= 0) throw new InspectionError('PNG: size');
  const depth = chunk.getUint8(16);
  const type = chunk.getUint8(17);
  if (!bitDepths[type]?.includes(depth)) throw new InspectionError('PNG: colour type and bit depth');
  const [compression, filter, interlace] = [chunk.getUint8(18), chunk.getUint8(19), chunk.getUint8(20)];
  if (compression !== 0 || filter !== 0 || interlace > 1) throw new InspectionError('PNG: unknown method');
  return {
    width,
    height,
    deep: depth === 16,
    keyDepth: type === paletteType || depth > 8 ? undefined : depth,
    isInterlaced: interlace === 1,
    hasAlpha: alphaTypes.includes(type),
    isGrey: greyTypes.includes(type),
  };
}

/** For the chunk at `offset`. */
export async function hasValidChecksum(source: Source, offset: number, length: number): Promise<boolean> {
  const end = offset + 8 + length;
  let checksum = 0;
  for (let at = offset + 4; at < end; ) {
    const bytes = (await source.bytesFrom(at, 1)).subarray(0, Math.min(end - at, longestStep));
    checksum = crc32(bytes, checksum);
    at += bytes.length;
    await source.letOthersWork(bytes.length);
  }
  return checksum === (await source.view(end, 4)).getUint32(0);
}
