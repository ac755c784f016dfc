/// <reference path="./wasm-url.d.ts" />
import magickUrl from '@imagemagick/magick-wasm/magick.wasm?url';
import pngUrl from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?url';
import webpUrl from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url';
import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { Codec } from './protocol.ts';

const urls: Record<Codec, string> = { heic: heicUrl, magick: magickUrl, webp: webpUrl, png: pngUrl };
const compiled = new Map<Codec, Promise<WebAssembly.Module>>();

/** Each codec is fetched and compiled once, however many workers use it. A failed fetch may be retried. */
export function moduleOf(codec: Codec): Promise<WebAssembly.Module> {
  let module = compiled.get(codec);
  if (!module) {
    module = WebAssembly.compileStreaming(fetch(urls[codec]));
    compiled.set(codec, module);
    module.catch(() => compiled.delete(codec));
  }
  return module;
}
