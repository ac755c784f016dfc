import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { asRgba } from '../rgba.ts';

const headerPattern = /^PG[ \t]+(ML|LM)[ \t]+([+-]?)[ \t]*(\d+)[ \t]+(\d+)[ \t]+(\d+)\r?\n/;
const longestHeader = 64;

/** PGX, one component of a JPEG 2000: byte order, sign, bits and size as text, then the samples. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const text = String.fromCharCode(...bytes.subarray(0, longestHeader));
    const [header, order, sign, bits, width, height] = headerPattern.exec(text) ?? [];
    if (!header) throw new CodecError('CORRUPT', 'PGX: header');
    const size = { width: Number(width), height: Number(height) };
    checkSize(size, host);
    const samples = { bits: Number(bits), isSigned: sign === '-', isLittleEndian: order === 'LM' };
    const data = greysIn(bytes.subarray(header.length), size.width * size.height, samples);
    return asRgba({ kind: 'pixels', ...size, channels: 1, colourSpace: 'srgb', opaque: true, data });
  },
} satisfies Codec;

interface Samples {
  readonly bits: number;
  readonly isSigned: boolean;
  readonly isLittleEndian: boolean;
}

function greysIn(bytes: Uint8Array, count: number, { bits, isSigned, isLittleEndian }: Samples): Pixels['data'] {
  const width = [8, 16, 32].find((one) => bits <= one);
  if (bits === 0 || !width) throw new UnsupportedFile('KIND_OF_PIXELS', `PGX: ${bits} bits`);
  const samples = new ByteReader(bytes, 'big-endian').take((count * width) / 8);
  const view = new DataView(samples.buffer, samples.byteOffset, samples.length);
  const read = `get${isSigned ? 'Int' : 'Uint'}${width as 8 | 16 | 32}` as const;
  const [lowest, range] = [isSigned ? -(2 ** (bits - 1)) : 0, 2 ** bits - 1];
  const greys = new Uint8ClampedArray(count);
  for (let at = 0; at < count; at += 1) {
    greys[at] = ((view[read]((at * width) / 8, isLittleEndian) - lowest) * 255) / range;
  }
  return greys;
}
