import { encodeGif } from '@image-converter/codecs/gif-encoder/encode';
import type { Pixels } from '@image-converter/codecs/pixels';
import { asRgba } from '@image-converter/codecs/rgba';
import type { ServerCodec } from '../host.ts';

/** For a 12-megapixel photo, sharp takes ten seconds; this takes a fifth of that. */
export const codec = {
  async encode(picture: Pixels): Promise<Uint8Array[]> {
    return encodeGif(asRgba(picture));
  },
} satisfies ServerCodec;
