import { initSync as initPng, encode as pngEncode } from '@jsquash/png/codec/pkg/squoosh_png.js';
import createUntypedEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/webp/meta.js';
import type { Pixels } from '../magick/decode.ts';
import { JsquashError } from './errors.ts';

type Picture = Pick<Pixels, 'width' | 'height' | 'data'>;
type Wasm = WebAssembly.Module | BufferSource;

interface WebpEncoder {
  encode(rgba: BufferSource, width: number, height: number, options: EncodeOptions): Uint8Array | null;
}

interface ModuleOverrides {
  noInitialRun: boolean;
  instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
}

// The package's declaration relies on a global namespace that the package does not declare.
const createWebpEncoder: (overrides: ModuleOverrides) => Promise<WebpEncoder> = createUntypedEncoder;

// VP8 stores each side in 14 bits.
const WEBP_MAX_SIDE = 16_383;
const WEBP_METHOD = 4;

let webpEncoder: Promise<WebpEncoder> | undefined;

/**
 * Quality 0–100. `wasm` is `webp_enc_simd.wasm`, which writes the same bytes as the plain build in 0.6–0.9 of the time;
 * browsers that cannot encode WebP themselves have had SIMD since Safari 16.4. The glue code fits this build only.
 */
export async function encodeWebp(wasm: Wasm, picture: Picture, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = picture;
  if (Math.max(width, height) > WEBP_MAX_SIDE) throw new JsquashError('TOO_LARGE');
  const encoder = await initializeWebpOnce(wasm);
  const options = { ...defaultOptions, quality, method: WEBP_METHOD };
  const bytes = failingWithCode(() => encoder.encode(data, width, height, options));
  if (!bytes) throw new JsquashError('ENCODE_FAILED');
  return new Uint8Array(bytes);
}

/** `wasm` is `squoosh_png_bg.wasm`. */
export async function encodePng(wasm: Wasm, picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = picture;
  initPng(wasm);
  const samples = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const bytes = failingWithCode(() => pngEncode(samples, width, height, 8));
  return new Uint8Array(bytes);
}

function initializeWebpOnce(wasm: Wasm): Promise<WebpEncoder> {
  webpEncoder ??= createWebp(wasm).catch((error: unknown) => {
    webpEncoder = undefined;
    throw error;
  });
  return webpEncoder;
}

async function createWebp(wasm: Wasm): Promise<WebpEncoder> {
  const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
  return createWebpEncoder({
    noInitialRun: true,
    instantiateWasm(imports, onInstance) {
      const instance = new WebAssembly.Instance(module, imports);
      onInstance(instance);
      return instance.exports;
    },
  });
}

function failingWithCode<T>(encode: () => T): T {
  try {
    return encode();
  } catch (cause) {
    throw new JsquashError('ENCODE_FAILED', { cause });
  }
}
