import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import type { BlockShape } from './header.ts';
import { unpackHuffman } from './huffman.ts';
import { transformBack } from './wavelet.ts';

const values = 65_536;
const bitmapBytes = values / 8;

/** Only the values that occur are numbered; the numbers pass a wavelet transform, channel by channel, and Huffman coding. */
export function unpackPiz(packed: Uint8Array, length: number, { width, height, channels }: BlockShape): Uint8Array {
  const reader = new ByteReader(packed, 'little-endian');
  const { table, most } = numbered(reader);
  const words = unpackHuffman(reader.take(reader.u32()), length / 2);
  const wordsOf = channels.map(({ type }) => (type === 'half' ? 1 : 2));
  let start = 0;
  for (const perSample of wordsOf) {
    for (let word = 0; word < perSample; word += 1) {
      transformBack(words.subarray(start + word), { width, height, step: perSample, row: width * perSample, most });
    }
    start += width * height * perSample;
  }
  return linesOf(words, table, wordsOf, width, height);
}

/** Which value each number stands for: 0, and those that a bitmap marks. */
function numbered(reader: ByteReader): { table: Uint16Array; most: number } {
  const [first, last] = [reader.u16(), reader.u16()];
  if (last >= bitmapBytes) throw new CodecError('CORRUPT', 'EXR: bitmap');
  const bitmap = new Uint8Array(bitmapBytes);
  if (first <= last) bitmap.set(reader.take(last - first + 1), first);
  const table = new Uint16Array(values);
  let count = 0;
  for (let value = 0; value < values; value += 1) {
    if (value === 0 || (((bitmap[value >> 3] as number) >> (value & 7)) & 1) === 1) table[count++] = value;
  }
  return { table, most: count - 1 };
}

/** From all lines of a channel, one channel after the other, to all channels of a line. */
function linesOf(words: Uint16Array, table: Uint16Array, wordsOf: readonly number[], width: number, height: number) {
  const out = new Uint16Array(words.length);
  const starts = wordsOf.map((_, index) => wordsOf.slice(0, index).reduce((sum, one) => sum + one, 0) * width * height);
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    for (const [channel, perSample] of wordsOf.entries()) {
      const from = (starts[channel] as number) + y * width * perSample;
      for (let index = 0; index < width * perSample; index += 1, to += 1) {
        out[to] = table[words[from + index] as number] as number;
      }
    }
  }
  return new Uint8Array(out.buffer);
}
