import { encodeBmp } from '@image-converter/codecs/bmp-encoder/encode';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { ServerCodec } from '../host.ts';

/** sharp does not write it. */
export const codec = {
  async encode(picture: Pixels): Promise<Uint8Array[]> {
    return [encodeBmp(picture)];
  },
} satisfies ServerCodec;
