import type { Size } from '@image-converter/formats/inspection';
import sharp from 'sharp';
import type { Decoded } from './decoded.ts';

// Jobs run one at a time in a process of their own, and never ask for the same picture twice.
sharp.concurrency(1);
sharp.cache(false);
// Its decoders are native code: no file of a visitor ever gets there.
sharp.block({ operation: ['VipsForeignLoad'] });

const JPG = { quality: 90, chromaSubsampling: '4:2:0' } as const;

/** sRGB, upright; one channel is gray, the fourth is straight alpha. */
export interface Raster extends Size {
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

type Jpg = Omit<Decoded, 'pages'>;

/** The one use of native code: it is given pixels, never a visitor's file. */
export async function jpgOfRaster({ width, height, channels, data }: Raster): Promise<Jpg> {
  const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const opaque = image.flatten({ background: '#fff' }).toColourspace('srgb');
  return { width, height, jpg: await opaque.jpeg(JPG).toBuffer() };
}
