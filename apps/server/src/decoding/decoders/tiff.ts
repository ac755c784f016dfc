import { copyUpright } from '@image-converter/codecs/magick/copy-upright';
import { MAX_PIXELS_PER_BYTE, openFirstFrame, rasterOf } from '@image-converter/codecs/magick/decode';
import { samplesOfPlainTiff } from '@image-converter/codecs/tiff/decode';
import { tidied } from '@image-converter/codecs/tiff/tidy';
import { TiffError } from '@image-converter/codecs/tiff/tiff-error';
import type { IMagickImage, IPixelCollection } from '@imagemagick/magick-wasm';
import { DecodingError } from '../decoding-error.ts';
import type { Decoded } from './decoded.ts';
import { inspected } from './inspected.ts';
import { jpgOfRaster, type Raster } from './jpg.ts';
import { withMagick } from './magick.ts';

export async function decodeTiff(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  const { width, height, frames } = await inspected(bytes, 'tiff');
  if (width * height > bytes.length * MAX_PIXELS_PER_BYTE) throw new DecodingError('TOO_MANY_PIXELS');
  const samples = plainSamples(bytes);
  return { pages: frames, ...(await (samples ? jpgOfRaster(samples) : jpgByMagick(bytes))) };
}

function plainSamples(bytes: Uint8Array) {
  try {
    return samplesOfPlainTiff(bytes);
  } catch (error) {
    throw error instanceof TiffError ? new DecodingError(error.code, error) : error;
  }
}

async function jpgByMagick(bytes: Uint8Array): Promise<Omit<Decoded, 'pages'>> {
  const image = await withMagick(() => openFirstFrame(tidied(bytes), 'tiff'));
  try {
    return await image.getPixels(async (pixels) => jpgOfRaster(uprightOf(image, pixels)));
  } finally {
    image.dispose();
  }
}

/** Ordinary pictures are encoded directly from ImageMagick's memory; others are copied first. */
function uprightOf(image: IMagickImage, pixels: IPixelCollection): Raster {
  const raster = rasterOf(image, pixels);
  const { width, height, samples, samplesPerPixel, alpha } = raster;
  const isUsual = image.orientation <= 1 && alpha === undefined;
  if (isUsual && (samplesPerPixel === 1 || samplesPerPixel === 3)) {
    return { width, height, channels: samplesPerPixel, data: samples };
  }
  return { ...copyUpright(raster, image.orientation), channels: 4 };
}
