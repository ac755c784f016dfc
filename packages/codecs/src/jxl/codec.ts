import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { deepPixels, keepsDeep } from '../deep-pixels.ts';
import { decodeBy } from '../icodec/decode.ts';
import { toEightBits } from '../icodec/to-eight-bits.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { inspectJxl, jxlHeader } from './inspect.ts';
import { hasDeepSamples } from './pixel.ts';

const srgb = { primaries: 1, transfer: 13 };

/** Transfer functions for which 8 bits lose nothing compared with 8-bit sRGB: sRGB itself, and a gamma of 2.2. */
const evenTransfers = [4, 13];

/**
 * JPEG XL by libjxl with SIMD, five times as fast as without, for ordinary pictures. It returns the first frame,
 * upright, in the file's colour space; we convert the colours.
 */
export const codec = {
  inspect: inspectJxl,

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const { pixel, size } = await jxlHeader(source.file);
    const { colours, isPlain } = pixel;
    const isDeep = keepsDeep(host, size) && hasDeepSamples(pixel);
    if (!isPlain || !colours || !(isDeep || evenTransfers.includes(colours.transfer))) return undefined;
    const picture = await decodeBy('jxl', await source.bytes(), host);
    if (!picture) throw new CodecError('CORRUPT', 'JPEG XL');
    const { profile, converted } = keptBy(host, colours);
    const kept = profile && { profile };
    if (isDeep && picture.data instanceof Uint16Array) {
      deepSrgb(converted)?.(picture.data);
      return { ...deepPixels(picture, picture.data, host), ...kept };
    }
    return { ...rgbaPixels(picture, toEightBits(picture, profile ? srgb : colours)), ...kept };
  },
} satisfies Codec;
