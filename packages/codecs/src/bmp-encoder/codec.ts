import type { Codec, Encoded, Order } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeBmp } from './encode.ts';

/** No browser writes BMP. */
export const codec = {
  async encode(picture: Picture, order: Order, { limits }: BrowserHost): Promise<Encoded> {
    return [encodeBmp(pixelsOf(picture, order, limits))];
  },
} satisfies Codec<Picture, BrowserHost>;
