import { initSync, optimise_raw as optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';

/** From 0 to 6 (slowest). */
const level = 2;

/** PNG by oxipng in jSquash's build: lossless, the smallest file possible within a few seconds. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    initSync(await host.wasm('oxipng'));
    const { data, width, height } = pixelsOf(picture, settings, host.limits);
    return [new Uint8Array(optimise(data, width, height, level, false, false))];
  },
} satisfies Codec<Picture, BrowserHost>;
