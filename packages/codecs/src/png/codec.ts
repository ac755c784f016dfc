import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { isGreyPicture } from '../grey.ts';
import { stripsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeOpaquePng } from './encode.ts';

/**
 * For opaque pictures, which browsers mostly write with an unneeded alpha channel, and grey ones, which they write in
 * colour.
 */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded | undefined> {
    if (!picture.opaque) return undefined;
    const { width, height } = picture;
    const channels = isGreyPicture(picture) ? 1 : 3;
    return encodeOpaquePng({ width, height, channels, strips: stripsOf(picture, settings, limits) });
  },
} satisfies Codec<Picture, BrowserHost>;
