import type { ConversionOptions } from '@image-converter/formats/options';
import type { Codec, Encoded } from '../codec.ts';
import { stripsOf } from '../native/paint.ts';
import { type BrowserHost, isGreyPicture, type Picture } from '../native/picture.ts';
import { encodeOpaquePng } from './encode.ts';

/** Opaque pictures, which browsers mostly write with an unneeded alpha channel, and grey ones in colour. */
export const codec = {
  async encode(picture: Picture, options: ConversionOptions, { limits }: BrowserHost): Promise<Encoded | undefined> {
    if (!picture.opaque) return undefined;
    const { width, height } = picture;
    const channels = isGreyPicture(picture) ? 1 : 3;
    return encodeOpaquePng({ width, height, channels, strips: stripsOf(picture, options, limits) });
  },
} satisfies Codec<Picture, BrowserHost>;
