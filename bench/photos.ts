import { corpusBytes } from '@image-converter/corpus/corpus';
import sharp, { type Sharp } from 'sharp';

export interface Photo {
  /** Unique; pages refer to the photo by this name. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly megapixels: number;
}

/** 5760 × 3840, sRGB, upright. */
const source = 'K6A7941';
const sourceFile = `_${source}.JPG`;
const heicFile = 'iPhone13Pro_IMG_8564.HEIC';

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 92 }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp({ quality: 92 }),
  tiff: (image: Sharp) => image.tiff({ compression: 'lzw', predictor: 'horizontal' }),
};

/** The same subject in another size and format, 4:3. */
export async function makePhoto(width: number, format: keyof typeof encoders): Promise<Photo> {
  const height = (width * 3) / 4;
  const scaled = sharp(corpusBytes(sourceFile)).resize(width, height, { fit: 'cover' });
  const bytes = await encoders[format](scaled).toBuffer();
  return { name: `${source}-${width}x${height}.${format}`, bytes, megapixels: (width * height) / 1e6 };
}

/** Unchanged from the phone. */
export function heicPhoto(): Photo {
  return { name: heicFile, bytes: Buffer.from(corpusBytes(heicFile)), megapixels: 12.2 };
}
