import { UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Compression } from '@image-converter/formats/obstacles';

export const compressions = {
  none: 1,
  lzw: 5,
  deflate: 8,
  packBits: 32773,
  /** Deflate's number before it was standardised. */
  oldDeflate: 32946,
} as const;

/** Each strip or tile is a complete WebP file. The first number is libtiff's. */
export const webpCompressions = [50001, 34927];

/** Fax (2 to 4, 32771), JPEG of both kinds (6, 7), NeXT, ThunderScan, PixarLog, SGI LogLuv, and WebP. */
const readByMagick = [2, 3, 4, 6, 7, 32766, 32771, 32809, 32909, 34676, 34677, ...webpCompressions];

const names: Readonly<Record<number, Compression>> = {
  9: 'JBIG',
  10: 'JBIG',
  32908: 'Pixar Film',
  33003: 'JPEG 2000',
  33004: 'JPEG 2000',
  33005: 'JPEG 2000',
  34661: 'JBIG',
  34712: 'JPEG 2000',
  34715: 'JBIG2',
  34887: 'LERC',
  34892: 'DNG JPEG',
  34925: 'LZMA',
  34926: 'Zstandard',
  34933: 'PNG',
  34934: 'JPEG XR',
  50000: 'Zstandard',
  50002: 'JPEG XL',
  52546: 'JPEG XL',
};

export function refuseUnreadable(compression: number): void {
  const isReadable = [...Object.values(compressions), ...readByMagick].includes(compression);
  if (isReadable) return;
  throw new UnsupportedFile(names[compression] ?? 'UNKNOWN_COMPRESSION', `TIFF with compression ${compression}`);
}
