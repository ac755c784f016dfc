import { encodePng, encodeWebp } from '@image-converter/codecs/jsquash/encode';
import { encodeWithMagick } from '@image-converter/codecs/magick/encode';
import { formats, type Target } from '@image-converter/formats/formats';
import { asConversionError } from '../errors.ts';
import type { Pixels } from '../picture.ts';
import { codecModule } from '../worker-codecs.ts';
import { magickReady } from './magick/in-worker.ts';

/** Encodes without the browser, for types it cannot encode and pictures too large for its canvas. */
export async function encodePixels(pixels: Pixels, target: Target, quality: number): Promise<Blob> {
  try {
    const bytes = await encoders[target](pixels, Math.round(quality * 100));
    return new Blob([bytes], { type: formats[target].mediaType });
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}

type Bytes = Uint8Array<ArrayBuffer> | ArrayBuffer;

const encoders: Record<Target, (pixels: Pixels, quality: number) => Promise<Bytes>> = {
  png: async (pixels) => encodePng(await codecModule('png'), pixels),
  webp: async (pixels, quality) => encodeWebp(await codecModule('webp'), pixels, quality),
  jpg: async (pixels, quality) => {
    await magickReady();
    return encodeWithMagick(pixels, 'jpg', quality);
  },
};
