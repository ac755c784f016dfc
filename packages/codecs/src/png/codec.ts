import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { fewestChannels } from '../deep-pixels.ts';
import { isGreyPicture } from '../grey.ts';
import { flattened, stripsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { encodePng } from './encode.ts';

/**
 * For what browsers do not write well: opaque pictures mostly get an unneeded alpha channel, grey ones get colours, and
 * partly transparent ones are rounded.
 */
export const codec = {
  async encode(given: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    const picture = given.kind === 'pixels' ? flattened(given, settings) : given;
    const { width, height, opaque } = picture;
    if (picture.kind === 'pixels' && picture.deep) {
      const { channels, samples } = fewestChannels(picture.deep);
      return encodePng({ width, height, channels, depth: 16, strips: [bigEndian(samples)] });
    }
    const hasAlpha = !opaque && settings.hasTransparency;
    const channels = hasAlpha ? 4 : isGreyPicture(picture) ? 1 : 3;
    return encodePng({ width, height, channels, strips: stripsOf(picture, settings, limits) });
  },
} satisfies Codec<Picture, BrowserHost>;

function bigEndian(samples: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(2 * samples.length);
  for (let at = 0; at < samples.length; at += 1) {
    bytes[2 * at] = (samples[at] as number) >> 8;
    bytes[2 * at + 1] = samples[at] as number;
  }
  return bytes;
}
