import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodePalettePng } from './encode.ts';

/** No browser writes PNGs with a palette. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodePalettePng(pixelsOf(picture, settings, limits), settings);
  },
} satisfies Codec<Picture, BrowserHost>;
