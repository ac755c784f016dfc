import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// FITS 4.0: cards of 80 characters in blocks of 2880 bytes, then numbers, highest byte first, from the bottom row up.
const cardBytes = 80;
const blockBytes = 2880;
const mostCards = 36 * 1000;

type Card = (name: string) => number | undefined;

const readers: Readonly<Record<number, (view: DataView, at: number) => number>> = {
  8: (view, at) => view.getUint8(at),
  16: (view, at) => view.getInt16(at),
  32: (view, at) => view.getInt32(at),
  [-32]: (view, at) => view.getFloat32(at),
  [-64]: (view, at) => view.getFloat64(at),
};

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const { card, start } = headerOf(bytes);
    const [axes = 0, width = 0, height = 0] = [card('NAXIS'), card('NAXIS1'), card('NAXIS2')];
    const planes = axes === 2 ? 1 : (card('NAXIS3') ?? 1);
    if (axes < 2 || axes > 3 || (planes !== 1 && planes !== 3)) {
      throw new UnsupportedFile('KIND_OF_PIXELS', `FITS: ${axes} axes, ${planes} planes`);
    }
    checkSize({ width, height }, host);
    const values = valuesOf(bytes, start, width * height * planes, card);
    const level = levelsOf(values, card('BITPIX') === 8);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let plane = 0; plane < 3; plane += 1) {
      const offset = planes === 3 ? plane * width * height : 0;
      for (let y = 0; y < height; y += 1) {
        const from = offset + (height - 1 - y) * width;
        for (let x = 0, to = y * width * 4 + plane; x < width; x += 1, to += 4)
          data[to] = level(values[from + x] as number);
      }
    }
    return rgbaPixels({ width, height }, data, true);
  },
} satisfies Codec;

function headerOf(bytes: Uint8Array): { card: Card; start: number } {
  const reader = new ByteReader(bytes, 'big-endian');
  const values = new Map<string, number>();
  for (let index = 0; index < mostCards; index += 1) {
    const text = reader.text(cardBytes);
    const name = text.slice(0, 8).trimEnd();
    if (name === 'END')
      return { card: (one) => values.get(one), start: Math.ceil(reader.at / blockBytes) * blockBytes };
    if (text.startsWith('= ', 8) && !values.has(name))
      values.set(name, Number(text.slice(10).split('/')[0]?.replace('D', 'E')));
  }
  throw new CodecError('CORRUPT', 'FITS: no end of header');
}

/** What they stand for, after scale and offset; those that stand for nothing are NaN. */
function valuesOf(bytes: Uint8Array, start: number, count: number, card: Card): Float64Array {
  const bits = card('BITPIX') ?? 0;
  const read = readers[bits];
  if (!read) throw new UnsupportedFile('KIND_OF_PIXELS', `FITS: ${bits} bits`);
  const sampleBytes = Math.abs(bits) / 8;
  const stored = new ByteReader(bytes, 'big-endian', Math.min(start, bytes.length)).take(count * sampleBytes);
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const [scale, zero, blank] = [card('BSCALE') ?? 1, card('BZERO') ?? 0, card('BLANK')];
  const values = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const number = read(view, index * sampleBytes);
    values[index] = number === blank ? Number.NaN : zero + scale * number;
  }
  return values;
}

/** Bytes are levels already; other numbers spread from black, their least, to white, their most. */
function levelsOf(values: Float64Array, isBytes: boolean): (value: number) => number {
  if (isBytes) return (value) => value;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = most - least || 1;
  return (value) => ((value - least) * 255) / range;
}
