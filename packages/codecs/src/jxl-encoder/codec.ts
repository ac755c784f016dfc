import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Encoded, EncodeSettings, Host } from '../codec.ts';
import { fatBytes } from '../icodec/decode.ts';
import { Encoder } from '../icodec/encoder.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';

/** From 1 (fastest) to 9. Effort 4 takes a quarter longer, and 5 three times as long, for files that are not smaller. */
const effort = 3;

/** What libjxl chooses by itself. */
const auto = -1;

/** The encoder wants a value for every option; these are libjxl's defaults. */
const defaults = {
  effort,
  alphaQuality: 100,
  brotliEffort: auto,
  epf: auto,
  gaborish: auto,
  responsive: auto,
  progressiveDC: auto,
  progressiveAC: auto,
  qProgressiveAC: auto,
  decodingSpeed: 0,
  photonNoiseIso: 0,
  modular: 0,
  lossyPalette: 0,
  paletteColors: auto,
  iterations: auto,
  modularColorspace: auto,
  modularPredictor: auto,
  // With 16, this build still gives the alpha channel 8, and djxl refuses to unpack such a file.
  bitDepth: 8,
};

/** One per thread. */
let encoder: Encoder | undefined;

/** JPEG XL by libjxl with SIMD, in icodec's build: no browser can encode it. */
export const codec = {
  encode: async (picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> =>
    encodeJxl(pixelsOf(picture, settings, host.limits), settings, host),
} satisfies Codec<Picture, BrowserHost>;

/** A quality means what it does for cjxl: 90 is a distance of 1 from the picture, and 100 is nearly nothing. */
export async function encodeJxl(
  { width, height, data }: Pixels<4>,
  { quality, lossless }: Pick<EncodeSettings, 'quality' | 'lossless'>,
  host: Pick<Host, 'wasm'>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const module = await host.wasm('jxl-encoder');
  encoder ??= new Encoder(module, 'jxl-encoder');
  try {
    const file = encoder.encode(data, { width, height }, { ...defaults, quality, lossless: Number(lossless) });
    if (!file) throw new CodecError('ENCODE_FAILED', 'JPEG XL');
    if (encoder.bytes > fatBytes) encoder = undefined;
    return [file];
  } catch (cause) {
    const isFull = encoder?.isFull || cause instanceof RangeError;
    // An instance that failed halfway is not reused.
    encoder = undefined;
    throw new CodecError(isFull ? 'TOO_LARGE' : 'ENCODE_FAILED', cause);
  }
}
