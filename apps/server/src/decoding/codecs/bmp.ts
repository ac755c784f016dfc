import { encodeBmp } from '@image-converter/codecs/bmp-encoder/encode';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { ServerCodec } from '../host.ts';

/** sharp cannot write BMP. */
export const codec = {
  async encode(picture: Pixels): Promise<Uint8Array[]> {
    return [encodeBmp(picture)];
  },
} satisfies ServerCodec;
