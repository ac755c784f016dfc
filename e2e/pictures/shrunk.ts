import type { Pixels } from '@image-converter/corpus/compare';
import sharp from 'sharp';

/** Larger pictures are shrunk to this many pixels a side, which preserves their mean colours. */
const side = 512;

/** The pixels of a file, few enough to average quickly. */
export async function shrunkPixels(file: Uint8Array): Promise<Pixels> {
  const image = sharp(file, { limitInputPixels: false });
  const { width, height } = await image.metadata();
  const isLarge = width * height > side * side * 4;
  const shrunk = isLarge ? image.resize(side, side, { fit: 'fill' }) : image;
  const { data, info } = await shrunk.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
