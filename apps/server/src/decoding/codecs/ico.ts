import { encodeIco } from '@image-converter/codecs/ico-encoder/encode';
import type { Pixels } from '@image-converter/codecs/pixels';
import { asRgba } from '@image-converter/codecs/rgba';
import type { ServerCodec } from '../host.ts';

/** sharp cannot write ICO. */
export const codec = {
  async encode(picture: Pixels): Promise<Uint8Array[]> {
    return encodeIco(asRgba(picture));
  },
} satisfies ServerCodec;
