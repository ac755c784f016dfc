import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeAnimatedGif } from './animation.ts';
import { encodeGif } from './encode.ts';

/** No browser can encode GIF. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodeGif(pixelsOf(picture, settings, limits), settings);
  },
  encodeAnimation: encodeAnimatedGif,
} satisfies Codec<Picture, BrowserHost>;
