import { initSync, encode as pngEncode } from '@jsquash/png/codec/pkg/squoosh_png.js';
import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';

/** PNG by jSquash, for transparent pictures that exceed the canvas limits. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const module = await host.wasm('squoosh-png');
    return [encodePng(module, pixelsOf(picture, settings, host.limits))];
  },
} satisfies Codec<Picture, BrowserHost>;

export function encodePng(wasm: WebAssembly.Module, { width, height, data }: Pixels<4>): Uint8Array<ArrayBuffer> {
  initSync(wasm);
  const samples = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(pngEncode(samples, width, height, 8));
}
