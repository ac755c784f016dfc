import type { Codec, Encoded, EncodedFile, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeIco } from './encode.ts';
import { faviconsOf } from './favicons.ts';

/** No browser can encode ICO. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodeIco(pixelsOf(picture, settings, limits));
  },
  async encodeSet(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<EncodedFile[]> {
    return faviconsOf(pixelsOf(picture, settings, limits), settings);
  },
} satisfies Codec<Picture, BrowserHost>;
