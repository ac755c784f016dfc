import { ByteReader } from '../byte-reader.ts';
import { halfFloat } from '../colour/half.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import type { Header } from './header.ts';

/** A negative scale means little-endian. */
export function floatSamples(bytes: Uint8Array, header: Header): Uint8ClampedArray {
  const { width, height, channels, firstRow } = header;
  const values = valuesOf(bytes, header);
  const level = areLevels(values) ? (value: number) => value : lightToSrgb;
  const rowSamples = width * channels;
  const samples = new Uint8ClampedArray(values.length);
  for (let y = 0, from = 0; y < height; y += 1) {
    const to = (firstRow === 'top' ? y : height - 1 - y) * rowSamples;
    for (let x = 0; x < rowSamples; x += 1, from += 1) samples[to + x] = level(values[from] as number);
  }
  return samples;
}

function valuesOf(bytes: Uint8Array, { kind, width, height, channels, most, start }: Header): Float32Array {
  const sampleBytes = 'Ff'.includes(kind) ? 4 : 2;
  const stored = new ByteReader(bytes, 'big-endian', start).take(width * height * channels * sampleBytes);
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const isLittleEndian = most < 0;
  const values = new Float32Array(width * height * channels);
  for (let index = 0; index < values.length; index += 1) {
    values[index] =
      sampleBytes === 4
        ? view.getFloat32(index * 4, isLittleEndian)
        : halfFloat(view.getUint16(index * 2, isLittleEndian));
  }
  return values;
}

/** Floats are linear light with 1 as white, unless all are integers that only make sense as levels up to 255. */
function areLevels(values: Float32Array): boolean {
  let most = 0;
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value > 255) return false;
    most = Math.max(most, value);
  }
  return most > 1;
}
