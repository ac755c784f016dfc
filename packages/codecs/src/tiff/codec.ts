import { inspectTiff } from '@image-converter/formats/inspect/tiff';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';

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
} satisfies Codec;
