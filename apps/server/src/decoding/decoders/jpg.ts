import type { Size } from '@image-converter/formats/inspection';
import sharp from 'sharp';
import type { Decoded } from './decoded.ts';

// A cache is of no use: each process runs one job at a time and never sees the same picture twice.
sharp.concurrency(1);
sharp.cache(false);
// Its decoders are native code, so no visitor's file may reach them.
sharp.block({ operation: ['VipsForeignLoad'] });

const JPG = { quality: 90, chromaSubsampling: '4:2:0' } as const;

/** Upright, in sRGB. One channel is gray; a fourth is straight (not premultiplied) alpha. */
export interface Raster extends Size {
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

type Jpg = Omit<Decoded, 'pages'>;

/** The only use of native code: it gets pixels, never a visitor's file. */
export async function jpgOfRaster({ width, height, channels, data }: Raster): Promise<Jpg> {
  const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const opaque = image.flatten({ background: '#fff' }).toColourspace('srgb');
  return { width, height, jpg: await opaque.jpeg(JPG).toBuffer() };
}
