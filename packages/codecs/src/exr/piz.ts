import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { unpackHuffman } from './huffman.ts';
import { type BlockShape, linesOf, planesIn } from './shape.ts';
import { transformBack } from './wavelet.ts';

const values = 65_536;
const bitmapBytes = values / 8;

/** Only values that occur are numbered; the numbers are wavelet-transformed per channel and then Huffman-coded. */
export function unpackPiz(packed: Uint8Array, shape: BlockShape): Uint8Array {
  const reader = new ByteReader(packed, 'little-endian');
  const { table, most } = numbered(reader);
  const words = unpackHuffman(reader.take(reader.u32()), shape.length / 2);
  let start = 0;
  for (const { channel, width, height } of shape.planes) {
    const perSample = channel.type === 'half' ? 1 : 2;
    for (let word = 0; word < perSample; word += 1) {
      transformBack(words.subarray(start + word), { width, height, step: perSample, row: width * perSample, most });
    }
    start += width * height * perSample;
  }
  for (let index = 0; index < words.length; index += 1) words[index] = table[words[index] as number] as number;
  return linesOf(shape, planesIn(new Uint8Array(words.buffer), shape));
}

/** The value of each number: 0, and those marked in a bitmap. */
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
