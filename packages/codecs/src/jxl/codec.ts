import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { decodeBy } from '../icodec/decode.ts';
import { toEightBits } from '../icodec/to-eight-bits.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { inspectJxl, jxlHeader } from './inspect.ts';

/** Those in which 8 bits are enough for what 8 bits of sRGB show: sRGB's own, and a gamma of 2.2. */
const evenTransfers = [4, 13];

/**
 * JPEG XL by libjxl with vectors, five times as fast as without: the usual pictures. It hands out their samples in the
 * colours of the file, upright, the first frame; what is left to convert is ours.
 */
export const codec = {
  inspect: inspectJxl,

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const { pixel } = await jxlHeader(source.file);
    const { colours, isPlain } = pixel;
    if (!isPlain || !colours || !evenTransfers.includes(colours.transfer)) return undefined;
    const picture = await decodeBy('jxl', await source.bytes(), host);
    if (!picture) throw new CodecError('CORRUPT', 'JPEG XL');
    return rgbaPixels(picture, toEightBits(picture, colours));
  },
} satisfies Codec;
