import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/webp/meta.js';
import type { Animation } from '../animation/animation.ts';
import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { type Factory, Instance } from '../emscripten.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';
import { encodeAnimatedWebp } from './animation.ts';

interface WebpEncoder {
  encode(rgba: BufferSource, width: number, height: number, options: EncodeOptions): Uint8Array | null;
}

const encoder = new Instance(createEncoder as Factory<WebpEncoder>);

const method = 4;
/** In lossless mode, libwebp's quality setting is the compression effort; `exact` keeps colours that are not seen. */
const losslessEffort = 50;

/**
 * WebP by libwebp in jSquash's build, for browsers that cannot encode it and pictures that exceed the canvas limits.
 * The SIMD build writes the same bytes as the plain one in 0.6–0.9 of the time; browsers that need it have had SIMD
 * since Safari 16.4. The glue code only fits this build.
 */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const module = await host.wasm('webp');
    return [await encodeWebp(module, pixelsOf(picture, settings, host.limits), lossOf(settings))];
  },

  async encodeAnimation(animation: Animation, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const module = await host.wasm('webp');
    return encodeAnimatedWebp(animation, (picture, way) =>
      encodeWebp(module, picture, way === 'lossy' ? lossOf(settings) : 'none'),
    );
  },
} satisfies Codec<Picture, BrowserHost>;

/** A quality, or lossless. */
type Loss = number | 'none';

function lossOf({ quality, lossless }: EncodeSettings): Loss {
  return lossless ? 'none' : quality;
}

async function encodeWebp(
  wasm: WebAssembly.Module,
  { width, height, data }: Pixels<4>,
  loss: Loss,
): Promise<Uint8Array<ArrayBuffer>> {
  const way = loss === 'none' ? { quality: losslessEffort, lossless: 1, exact: 1 } : { quality: loss };
  const bytes = (await encoder.get(wasm)).encode(data, width, height, { ...defaultOptions, ...way, method });
  if (!bytes) throw new CodecError('ENCODE_FAILED');
  return new Uint8Array(bytes);
}
