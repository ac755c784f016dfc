import { MagickError, withMagickErrors } from '@image-converter/codecs/magick/errors';
import { initializeMagickOnce } from '@image-converter/codecs/magick/magick';
import { DecodingError } from '../decoding-error.ts';
import { wasmFile } from './wasm-file.ts';

/** Runs `work` with ImageMagick at hand. */
export async function withMagick<T>(work: () => T): Promise<T> {
  await initializeMagickOnce(wasmFile(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm')));
  try {
    return withMagickErrors(work);
  } catch (error) {
    if (!(error instanceof MagickError)) throw error;
    throw new DecodingError(error.code === 'TOO_LARGE' ? 'TOO_MANY_PIXELS' : error.code, error);
  }
}
