import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { copyUpright } from '../copy-upright.ts';
import { maxPixelsPerByte, type Pixels } from '../pixels.ts';
import { chunksIn, joined, uint16s } from './chunks.ts';
import { coloursOf } from './colours.ts';
import { decodeDeep } from './decode.ts';

/** Samples per pixel, by the colour type. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * PNGs with 16 bits per channel: browsers truncate them to 8, and ImageMagick, which is built with 8 bits, misses the
 * transparent colour.
 */
export const codec = {
  async decode(source: Source, { limits }: Host<unknown>): Promise<Pixels | undefined> {
    const { format, inspection } = source;
    if (format !== 'png' || !inspection?.deep) return undefined;
    const bytes = await source.bytes();
    const chunks = chunksIn(bytes);
    const [header] = chunks;
    if (!header) throw new CodecError('CORRUPT', 'PNG: no IHDR');
    const view = new DataView(header.data.buffer, header.data.byteOffset);
    const [width, height] = [view.getUint32(0), view.getUint32(4)];
    if (width * height > Math.min(limits.pixels, bytes.length * maxPixelsPerByte)) {
      throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    }
    const channels = channelsOf[view.getUint8(9)] ?? 0;
    const transparent = chunks.find(({ type }) => type === 'tRNS');
    const colours = await coloursOf(chunks, channels < 3 ? 1 : 3);
    const raster = decodeDeep(
      {
        width,
        height,
        channels,
        isInterlaced: view.getUint8(12) === 1,
        key: transparent && uint16s(transparent.data),
        data: joined(chunks, 'IDAT'),
      },
      colours.eightBits,
    );
    const pixels = copyUpright(raster, inspection.orientation ?? 1);
    colours.conversion?.(pixels.data);
    return pixels;
  },
} satisfies Codec;
