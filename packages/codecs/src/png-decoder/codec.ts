import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { turnedUpright } from '../copy-upright.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { maxPixelsPerByte, type Pixels, rgbaPixels } from '../pixels.ts';
import { type Chunk, chunksIn, joined, uint16s } from './chunks.ts';
import { coloursOf } from './colours.ts';
import { decodeRows } from './decode.ts';
import { painter } from './paint.ts';

/** Samples per pixel, by the colour type. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const paletteType = 3;

/**
 * PNGs that browsers do not decode exactly: they truncate 16 bits per channel to 8, and round colours that are partly
 * transparent. ImageMagick, which is built with 8 bits, misses the transparent colour.
 */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const { format, inspection } = source;
    if (format !== 'png') return undefined;
    const bytes = await source.bytes();
    const chunks = chunksIn(bytes);
    const { width, height, depth, type, isInterlaced } = headerIn(chunks);
    if (width * height > Math.min(host.limits.pixels, bytes.length * maxPixelsPerByte)) {
      throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    }
    const channels = channelsOf[type] ?? 0;
    const find = (wanted: string) => chunks.find((chunk) => chunk.type === wanted)?.data;
    const transparency = find('tRNS');
    const palette = type === paletteType ? (find('PLTE') ?? new Uint8Array()) : undefined;
    const isGrey = channels < 3 && !palette;
    const { curve, source: said } = await coloursOf(chunks, isGrey ? 1 : 3);
    const { profile, converted } = keptBy(host, isGrey ? undefined : said);
    const kept = profile && { profile };
    const alphas = transparency ?? new Uint8Array();
    const key = transparency && !palette ? uint16s(transparency) : undefined;
    const stored = { width, height, depth, channels, isInterlaced, data: joined(chunks, 'IDAT') };
    const looks = { depth, channels, palette, alphas, key };
    const { orientation = 1 } = inspection ?? {};
    const toDeepSrgb = keepsDeep(host, { width, height }) && depth === 16 ? deepSrgb(converted) : undefined;
    if (toDeepSrgb) {
      const levels = Uint16Array.from({ length: deepest + 1 }, (_, at) => Math.round(deepest * curve(at / deepest)));
      const samples = await decodeRows(stored, new Uint16Array(width * height * 4), painter(looks, levels));
      toDeepSrgb(samples);
      return { ...deepPixels({ width, height }, samples, host, orientation), ...kept };
    }
    const largest = palette ? 255 : 2 ** depth - 1;
    const levels = Uint8Array.from({ length: largest + 1 }, (_, at) => Math.round(255 * curve(at / largest)));
    const data = await decodeRows(stored, new Uint8ClampedArray(width * height * 4), painter(looks, levels));
    colourConversion(converted)?.(data);
    return { ...turnedUpright(rgbaPixels({ width, height }, data), orientation), ...kept };
  },
} satisfies Codec;

function headerIn([header]: readonly Chunk[]) {
  if (!header) throw new CodecError('CORRUPT', 'PNG: no IHDR');
  const view = new DataView(header.data.buffer, header.data.byteOffset);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    type: view.getUint8(9),
    isInterlaced: view.getUint8(12) === 1,
  };
}
