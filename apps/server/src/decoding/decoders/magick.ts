import { copyUpright } from '@image-converter/codecs/magick/copy-upright';
import { mostPixelsPerByte, openFirstFrame, rasterOf } from '@image-converter/codecs/magick/decode';
import { initializeMagickOnce, withMagickErrors } from '@image-converter/codecs/magick/magick';
import { CodecError } from '@image-converter/formats/codec-error';
import type { IMagickImage, IPixelCollection } from '@imagemagick/magick-wasm';
import type { Decoder, Raster } from '../decoder.ts';
import { asDecodingError, DecodingError } from '../decoding-error.ts';
import { openWasm } from './wasm-file.ts';

const wasm = openWasm(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'));

let ready: Promise<void> | undefined;

function prepare(): Promise<void> {
  ready ??= initializeMagickOnce(wasm());
  return ready;
}

export const magickDecoder: Decoder = {
  prepare,
  decode: async ({ bytes, format, inspection }) => {
    if (format !== 'tiff' || !inspection) return undefined;
    const { width, height } = inspection;
    if (width * height > bytes.length * mostPixelsPerByte) throw new DecodingError('TOO_MANY_PIXELS');
    const image = await withMagick(() => openFirstFrame(bytes, format));
    return { raster: image.getPixels((pixels) => uprightOf(image, pixels)), release: () => image.dispose() };
  },
};

/** Runs `work` once ImageMagick is ready. */
export async function withMagick<T>(work: () => T): Promise<T> {
  await prepare();
  try {
    return withMagickErrors(work);
  } catch (error) {
    throw error instanceof CodecError ? asDecodingError(error) : error;
  }
}

/** Ordinary pictures stay in ImageMagick's memory; others are copied. */
function uprightOf(image: IMagickImage, pixels: IPixelCollection): Raster {
  const raster = rasterOf(image, pixels);
  const { width, height, samples, samplesPerPixel, alpha } = raster;
  const isUsual = image.orientation <= 1 && alpha === undefined;
  if (isUsual && (samplesPerPixel === 1 || samplesPerPixel === 3)) {
    return { width, height, channels: samplesPerPixel, data: samples };
  }
  return { ...copyUpright(raster, image.orientation), channels: 4 };
}
