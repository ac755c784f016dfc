import type { Codec, Encoded, Order } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeJpeg } from './encode.ts';

/** JPG in which every pixel has a colour of its own, for pictures whose edges the browser's encoder would blur. */
export const codec = {
  async encode(picture: Picture, order: Order, { limits }: BrowserHost): Promise<Encoded> {
    return encodeJpeg(pixelsOf(picture, order, limits), order.quality);
  },
} satisfies Codec<Picture, BrowserHost>;
