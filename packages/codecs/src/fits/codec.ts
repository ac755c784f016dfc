import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// FITS 4.0: cards of 80 characters in blocks of 2880 bytes, then big-endian numbers, bottom row first.
const cardBytes = 80;
const blockBytes = 2880;
const maxCards = 36 * 1000;
/** Limit of the standard. */
const maxAxes = 999;

type Card = (name: string) => number | undefined;

const readers: Readonly<Record<number, (view: DataView, at: number) => number>> = {
  8: (view, at) => view.getUint8(at),
  16: (view, at) => view.getInt16(at),
  32: (view, at) => view.getInt32(at),
  64: (view, at) => Number(view.getBigInt64(at)),
  [-32]: (view, at) => view.getFloat32(at),
  [-64]: (view, at) => view.getFloat64(at),
};

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const { card, start } = firstPicture(bytes);
    const [width = 0, height = 0, ...others] = axesOf(card);
    const total = others.reduce((product, length) => product * length, 1);
    // Three planes are red, green and blue; with any other number, only the first is shown.
    const planes = total === 3 ? 3 : 1;
    checkSize({ width, height }, host);
    const values = valuesOf(bytes, start, width * height * planes, card);
    const level = levelsOf(values, card);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let plane = 0; plane < 3; plane += 1) {
      const offset = planes === 3 ? plane * width * height : 0;
      for (let y = 0; y < height; y += 1) {
        const from = offset + (height - 1 - y) * width;
        for (let x = 0, to = y * width * 4 + plane; x < width; x += 1, to += 4)
          data[to] = level(values[from + x] as number);
      }
    }
    return { ...rgbaPixels({ width, height }, data, true), pages: planes === 3 ? 1 : total };
  },
} satisfies Codec;

interface Unit {
  readonly card: Card;
  /** Offset of its data. */
  readonly start: number;
  readonly isTable: boolean;
}

/** Telescopes often write an empty first unit, followed by units with the pictures. */
function firstPicture(bytes: Uint8Array): Unit {
  for (let unit = unitFrom(bytes, 0); ; ) {
    const axes = axesOf(unit.card);
    if (axes.length >= 2 && axes.every((length) => length > 0) && !unit.isTable) return unit;
    const next = unit.start + Math.ceil(Math.max(dataBytes(unit.card), 0) / blockBytes) * blockBytes;
    // Also true if the sizes are not numbers.
    if (!(next < bytes.length)) throw new UnsupportedFile('KIND_OF_PIXELS', `FITS: ${axes.length} axes`);
    unit = unitFrom(bytes, next);
  }
}

function axesOf(card: Card): number[] {
  const count = Math.min(Math.max(card('NAXIS') ?? 0, 0), maxAxes);
  return Array.from({ length: count }, (_, index) => card(`NAXIS${index + 1}`) ?? 0);
}

function dataBytes(card: Card): number {
  const axes = axesOf(card);
  if (axes.length === 0) return 0;
  const [sampleBytes, heap, groups] = [Math.abs(card('BITPIX') ?? 0) / 8, card('PCOUNT') ?? 0, card('GCOUNT') ?? 1];
  return sampleBytes * groups * (heap + axes.reduce((product, length) => product * length, 1));
}

function unitFrom(bytes: Uint8Array, from: number): Unit {
  const reader = new ByteReader(bytes, 'big-endian', from);
  let isTable = false;
  const values = new Map<string, number>();
  for (let index = 0; index < maxCards; index += 1) {
    const text = reader.text(cardBytes);
    const name = text.slice(0, 8).trimEnd();
    if (name === 'END')
      return { card: (one) => values.get(one), start: Math.ceil(reader.at / blockBytes) * blockBytes, isTable };
    if (name === 'XTENSION') isTable = !/^= *'IMAGE *'/.test(text.slice(8));
    if (text.startsWith('= ', 8) && !values.has(name))
      values.set(name, Number(text.slice(10).split('/')[0]?.replace('D', 'E')));
  }
  throw new CodecError('CORRUPT', 'FITS: no end of header');
}

/** Values after scale and offset; blank ones are NaN. */
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

/**
 * Bytes are used as they are; other numbers are scaled from their minimum (black) to their maximum (white), which the
 * file may declare.
 */
function levelsOf(values: Float64Array, card: Card): (value: number) => number {
  if (card('BITPIX') === 8) return (value) => value;
  const { least, most } = statedRange(card) ?? rangeOf(values);
  const range = most - least || 1;
  return (value) => ((value - least) * 255) / range;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function statedRange(card: Card): Range | undefined {
  const [least, most] = [card('DATAMIN'), card('DATAMAX')];
  return least !== undefined && most !== undefined && most > least ? { least, most } : undefined;
}

function rangeOf(values: Float64Array): Range {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { least, most };
}
