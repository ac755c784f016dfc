import type { Codec, Encoded, Order } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeAnimatedGif } from './animation.ts';
import { encodeGif } from './encode.ts';

/** No browser writes GIF. */
export const codec = {
  async encode(picture: Picture, order: Order, { limits }: BrowserHost): Promise<Encoded> {
    return encodeGif(pixelsOf(picture, order, limits));
  },
  encodeAnimation: encodeAnimatedGif,
} satisfies Codec<Picture, BrowserHost>;
