import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeBmp } from './encode.ts';

/** No browser can encode BMP. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return [encodeBmp(pixelsOf(picture, settings, limits))];
  },
} satisfies Codec<Picture, BrowserHost>;
