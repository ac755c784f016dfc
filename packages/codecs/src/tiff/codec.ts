import { inspectTiff } from '@image-converter/formats/inspect/tiff';
import type { Codec, Encoded, Host, Order, Source } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { isGrey, type Pixels } from '../pixels.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';
import { encodeTiff } from './encode.ts';

/** Most kinds, without WebAssembly. JPEG, WebP, fax and inks are left to ImageMagick. */
export const codec = {
  inspect: inspectTiff,

  async takes(source: Source): Promise<boolean> {
    return isPlainTiff(await source.bytes());
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    return host.channels === 'fewest' ? samplesOfPlainTiff(bytes) : decodePlainTiff(bytes);
  },

  /** No browser writes it. */
  async encode(picture: Picture, order: Order, { limits }: BrowserHost): Promise<Encoded> {
    const pixels = pixelsOf(picture, order, limits);
    if (!pixels.opaque) return encodeTiff(pixels, 4);
    return encodeTiff(pixels, isGrey(pixels) ? 1 : 3);
  },
} satisfies Codec<Picture, BrowserHost>;
