import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Blocks } from './blocks.ts';
import type { Bytes } from './bytes.ts';
import { readHeif } from './read/heif.ts';
import { readJpeg } from './read/jpeg.ts';
import { readJxl } from './read/jxl.ts';
import { readPng } from './read/png.ts';
import { readTiff } from './read/tiff.ts';
import { readWebp } from './read/webp.ts';

type Reader = (file: Bytes) => Blocks | Promise<Blocks>;

/** Most camera raw formats are TIFFs. */
const readers: Partial<Record<AnyFormat, Reader>> = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readHeif,
  heic: readHeif,
  heif: readHeif,
  jxl: readJxl,
  tiff: readTiff,
  cr2: readTiff,
  nef: readTiff,
  arw: readTiff,
  dng: readTiff,
};

/** The blocks as they are in the file. Throws if its structure is broken. */
export async function readBlocks(file: Bytes, format: AnyFormat): Promise<Blocks> {
  return (await readers[format]?.(file)) ?? {};
}
