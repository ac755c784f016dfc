import { initializeMagickOnce, withMagickErrors } from '@image-converter/codecs/magick/magick';
import { CodecError } from '@image-converter/formats/codec-error';
import { asDecodingError } from '../decoding-error.ts';
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
    throw error instanceof CodecError ? asDecodingError(error) : error;
  }
}
