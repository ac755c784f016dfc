import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { decodeBy } from '../icodec/decode.ts';
import { toEightBits } from '../icodec/to-eight-bits.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { inspectJxl, jxlHeader } from './inspect.ts';

/** Transfer functions for which 8 bits lose nothing compared with 8-bit sRGB: sRGB itself, and a gamma of 2.2. */
const evenTransfers = [4, 13];

/**
 * JPEG XL by libjxl with SIMD, five times as fast as without, for ordinary pictures. It returns the first frame,
 * upright, in the file's colour space; we convert the colours.
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
