import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { decodeBitmap } from './bitmap.ts';

interface Entry {
  readonly pixels: number;
  readonly bits: number;
  readonly offset: number;
}

/** Windows icons and cursors: the largest picture with the most colours. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const bytes = await source.bytes();
    const [best] = entriesOf(bytes).sort((one, other) => other.pixels - one.pixels || other.bits - one.bits);
    if (!best) throw new CodecError('CORRUPT', 'ICO: no picture');
    const reader = new ByteReader(bytes, 'little-endian', best.offset);
    const isPng = reader.u32() === 0x474e5089;
    if (!isPng) return decodeBitmap(bytes, best.offset, host);
    const file = new Blob([bytes.slice(best.offset)], { type: 'image/png' });
    return host.pictureIn(innerFile(file, 'png'));
  },
} satisfies Codec<Picture, BrowserHost>;

function entriesOf(bytes: Uint8Array): Entry[] {
  const reader = new ByteReader(bytes, 'little-endian', 2);
  const isCursor = reader.u16() === 2;
  return Array.from({ length: reader.u16() }, () => {
    // 0 means 256, which does not fit into a byte.
    const pixels = (reader.u8() || 256) * (reader.u8() || 256);
    reader.skip(4);
    // In cursors, this field is a coordinate of the hot spot.
    const field = reader.u16();
    const bits = isCursor ? 0 : field;
    reader.skip(4);
    return { pixels, bits, offset: reader.u32() };
  });
}
