import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { halfBits, halfFloat } from '../colour/half.ts';
import { type BlockShape, linesOf, type Plane } from './shape.ts';

const side = 4;
const bytesOfBlock = 14;
/** Shifts from this value on mean that all sixteen values are equal; no differences follow. */
const shiftOfFlat = 13;

/** Half floats in 4 × 4 squares; other samples are uncompressed. Flat squares are the only difference of B44A. */
export function unpackB44(packed: Uint8Array, shape: BlockShape): Uint8Array {
  const reader = new ByteReader(packed, 'big-endian');
  return linesOf(
    shape,
    shape.planes.map((plane) =>
      plane.channel.type === 'half' ? squaresFrom(reader, plane) : reader.take(plane.rowBytes * plane.height),
    ),
  );
}

function squaresFrom(reader: ByteReader, { width, height, channel }: Plane): Uint8Array {
  const out = new Uint16Array(width * height);
  const square = new Uint16Array(side * side);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      readSquare(reader, square);
      if (channel.isPerceptual) for (const [at, bits] of square.entries()) square[at] = unstretched(bits);
      for (let y = 0; y < Math.min(side, height - top); y += 1) {
        const row = square.subarray(y * side, y * side + Math.min(side, width - left));
        out.set(row, (top + y) * width + left);
      }
    }
  }
  return new Uint8Array(out.buffer);
}

/** The first value, a shift, and 15 shifted 6-bit differences: down the first column, then along each row. */
function readSquare(reader: ByteReader, square: Uint16Array): void {
  if (reader.left < 3) throw new CodecError('CORRUPT', 'EXR: B44');
  const shift = (reader.bytes[reader.at + 2] as number) >> 2;
  const first = reader.u16();
  if (shift >= shiftOfFlat) {
    reader.skip(1);
    square.fill(magnitude(first));
    return;
  }
  const sixes = reader.take(bytesOfBlock - 2);
  square[0] = first;
  for (let number = 1; number < side * side; number += 1) {
    const [x, y] = [Math.floor(number / side), number % side];
    const before = x === 0 ? (y - 1) * side : y * side + x - 1;
    const difference = (sixAt(sixes, number) << shift) - (0x20 << shift);
    square[y * side + x] = (square[before] as number) + difference;
  }
  for (const [at, value] of square.entries()) square[at] = magnitude(value);
}

function sixAt(bytes: Uint8Array, index: number): number {
  const bit = index * 6;
  const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
  return (pair >> (10 - (bit & 7))) & 63;
}

/** From the stored order, in which negative numbers come first, starting with the largest magnitude. */
function magnitude(ordered: number): number {
  return (ordered & 0x8000) !== 0 ? ordered & 0x7fff : ~ordered & 0xffff;
}

let logarithms: Uint16Array | undefined;

/** Perceptual values were compressed as exponentials. */
function unstretched(bits: number): number {
  logarithms ??= Uint16Array.from({ length: 65_536 }, (_, index) => {
    const value = halfFloat(index);
    return Number.isFinite(value) && value >= 0 ? halfBits(8 * Math.log(value)) : 0;
  });
  return logarithms[bits] as number;
}
