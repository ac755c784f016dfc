import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { fewestChannels } from '../deep-pixels.ts';
import { isGrey } from '../grey.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodeTiff } from './encode.ts';

/** No browser can encode TIFF. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    const pixels = pixelsOf(picture, settings, limits);
    if (pixels.deep) {
      const { channels, samples } = fewestChannels(pixels.deep);
      return encodeTiff({ ...pixels, channels, data: samples }, channels);
    }
    if (!pixels.opaque) return encodeTiff(pixels, 4);
    return encodeTiff(pixels, isGrey(pixels) ? 1 : 3);
  },
} satisfies Codec<Picture, BrowserHost>;
