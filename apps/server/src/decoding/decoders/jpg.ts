import type { Size } from '@image-converter/formats/inspection';
import sharp, { type Sharp } from 'sharp';
import type { Decoded } from './decoded.ts';

// Jobs run one at a time in a process of their own, and never ask for the same picture twice.
sharp.concurrency(1);
sharp.cache(false);

const JPG = { quality: 90, chromaSubsampling: '4:2:0' } as const;

/** sRGB, upright; the fourth channel is straight alpha. */
export interface Raster extends Size {
  readonly channels: 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

type Jpg = Omit<Decoded, 'pages'>;

export function jpgOfRaster({ width, height, channels, data }: Raster): Promise<Jpg> {
  return jpgOf(sharp(data, { raw: { width, height, channels }, limitInputPixels: false }));
}

export async function jpgOf(image: Sharp): Promise<Jpg> {
  const opaque = image.flatten({ background: '#fff' });
  const { data, info } = await opaque.jpeg(JPG).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, jpg: data };
}
