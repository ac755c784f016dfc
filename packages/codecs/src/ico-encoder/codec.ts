import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeIco } from './encode.ts';

/** No browser can encode ICO. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodeIco(pixelsOf(picture, settings, limits));
  },
} satisfies Codec<Picture, BrowserHost>;
