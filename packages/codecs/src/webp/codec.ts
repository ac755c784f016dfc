import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/webp/meta.js';
import type { Codec, Encoded, Order } from '../codec.ts';
import { type Factory, instantiated } from '../emscripten.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';

interface WebpEncoder {
  encode(rgba: BufferSource, width: number, height: number, options: EncodeOptions): Uint8Array | null;
}

const create: Factory<WebpEncoder> = createEncoder;

const method = 4;

let encoder: Promise<WebpEncoder> | undefined;

/**
 * WebP by libwebp in jSquash's build, for browsers that cannot write it and pictures that do not fit on a canvas. The
 * SIMD build writes the same bytes as the plain one in 0.6–0.9 of the time; browsers that need it have had SIMD since
 * Safari 16.4. The glue code fits this build only.
 */
export const codec = {
  async encode(picture: Picture, order: Order, host: BrowserHost): Promise<Encoded> {
    const module = await host.wasm('webp');
    return [await encodeWebp(module, pixelsOf(picture, order, host.limits), order.quality)];
  },
} satisfies Codec<Picture, BrowserHost>;

/** Quality 0 to 100. */
export async function encodeWebp(
  wasm: WebAssembly.Module,
  { width, height, data }: Pixels<4>,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const webp = await encoderOnce(wasm);
  const bytes = webp.encode(data, width, height, { ...defaultOptions, quality, method });
  if (!bytes) throw new CodecError('ENCODE_FAILED');
  return new Uint8Array(bytes);
}

function encoderOnce(module: WebAssembly.Module): Promise<WebpEncoder> {
  encoder ??= instantiated(create, module).catch((error: unknown) => {
    encoder = undefined;
    throw error;
  });
  return encoder;
}
