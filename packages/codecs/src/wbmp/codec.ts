import { CodecError } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';

const longestNumber = 4;

/** Wireless Application Protocol bitmap, type 0: the only type ever defined. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian');
    if (reader.u16() !== 0) throw new CodecError('UNSUPPORTED', 'WBMP: type');
    const size = { width: numberFrom(reader), height: numberFrom(reader) };
    checkSize(size, host);
    const rowBytes = Math.ceil(size.width / 8);
    const rows = reader.take(rowBytes * size.height);
    return pixelsOfBits({ ...size, rows, rowBytes, colours: [black, white], firstBit: 'highest' });
  },
} satisfies Codec;

/** Seven bits per byte; the eighth means that more follow. */
function numberFrom(reader: ByteReader): number {
  let value = 0;
  for (let index = 0; index < longestNumber; index += 1) {
    const byte = reader.u8();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  throw new CodecError('CORRUPT', 'WBMP: size');
}
