import { MagickError, withMagickErrors } from '@image-converter/codecs/magick/errors';
import { initializeMagickOnce } from '@image-converter/codecs/magick/magick';
import { DecodingError } from '../decoding-error.ts';
import { openWasm } from './wasm-file.ts';

const wasm = openWasm(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'));

let ready: Promise<void> | undefined;

/** Compiles ImageMagick; done when the process starts, so that no job waits for it. */
export function prepareMagick(): Promise<void> {
  ready ??= initializeMagickOnce(wasm());
  return ready;
}

/** Runs `work` once ImageMagick is ready. */
export async function withMagick<T>(work: () => T): Promise<T> {
  await prepareMagick();
  try {
    return withMagickErrors(work);
  } catch (error) {
    if (!(error instanceof MagickError)) throw error;
    throw new DecodingError(error.code === 'TOO_LARGE' ? 'TOO_MANY_PIXELS' : error.code, error);
  }
}
