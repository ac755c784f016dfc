import { formats, type Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from './decoder.ts';

// A cache is of no use: each process runs one job at a time and never sees the same picture twice.
sharp.concurrency(1);
sharp.cache(false);
// Its decoders are native code, so no visitor's file may reach them.
sharp.block({ operation: ['VipsForeignLoad'] });

const writers: Readonly<Record<Target, (image: Sharp, options: ConversionOptions) => Sharp>> = {
  jpg: (image, { quality }) => image.jpeg({ quality, chromaSubsampling: '4:2:0' }),
  png: (image) => image.png(),
  webp: (image, { quality }) => image.webp({ quality }),
};

/** The only use of native code: it gets pixels, never a visitor's file. */
export function encode(raster: Raster, options: ConversionOptions): Promise<Buffer> {
  const { width, height, channels, data } = raster;
  const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  return writers[options.target](inColoursOf(image, raster, options), options).toBuffer();
}

/** Transparent pixels stay so if the target has them. A picture without any is written without alpha. */
function inColoursOf(image: Sharp, raster: Raster, { target, background }: ConversionOptions): Sharp {
  if (!formats[target].hasTransparency) return image.flatten({ background }).toColourspace('srgb');
  if (raster.channels === 1) return image.toColourspace('b-w');
  return raster.channels === 4 && isOpaque(raster.data) ? image.removeAlpha() : image;
}

function isOpaque(rgba: Raster['data']): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
