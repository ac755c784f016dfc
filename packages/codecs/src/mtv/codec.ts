import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';

/** MTV ray tracer: sizes as decimal digits, a line feed, then RGB. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const [header, width, height] = /^(\d+) (\d+)\n/.exec(String.fromCharCode(...bytes.subarray(0, 24))) ?? [];
    if (!header) throw new CodecError('CORRUPT', 'MTV: header');
    const size = { width: Number(width), height: Number(height) };
    checkSize(size, host);
    const rgb = new ByteReader(bytes, 'big-endian', header.length).take(size.width * size.height * 3);
    return rgbaPixels(size, rgbaOfRgb(rgb), true);
  },
} satisfies Codec;
