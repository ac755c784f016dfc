import { decodeWithMagick } from '@image-converter/codecs/magick/decode';
import sharp from 'sharp';
import { MAX_PIXELS } from '../limits.ts';
import type { Decoded } from './decoded.ts';
import { inspected } from './inspected.ts';
import { jpgOf, jpgOfRaster } from './jpg.ts';
import { withMagick } from './magick.ts';

export async function decodeTiff(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  const { frames } = await inspected(bytes, 'tiff');
  return { pages: frames, ...(await jpgBySharp(bytes).catch(() => jpgByMagick(bytes))) };
}

/** Rejects what libvips does not read (old-style JPEG, tiles in planes) or shows wrong. */
async function jpgBySharp(bytes: Uint8Array) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, page: 0 });
  const { depth } = await image.metadata();
  // libvips cuts 16 bits off instead of rounding them, and takes numbers with fractions for 0 and 1.
  if (depth !== 'uchar') throw new Error(`samples of ${depth}`);
  return jpgOf(image.autoOrient().toColourspace('srgb'));
}

async function jpgByMagick(bytes: Uint8Array) {
  const { width, height, data } = await withMagick(() => decodeWithMagick(bytes, 'tiff'));
  return jpgOfRaster({ width, height, channels: 4, data });
}
