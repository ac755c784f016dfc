import { expect, test } from 'vitest';
import { kernelBytes } from '../kernels.ts';
import { wasm } from './inverse-transform.wasm.ts';

/** Magnitudes in the matrix of ITU-T H.265, 8.6.4.2, by angle in steps of π/64. */
const magnitudes = [
  ...[64, 90, 90, 90, 89, 88, 87, 85, 83, 82, 80, 78, 75, 73, 70, 67],
  ...[64, 61, 57, 54, 50, 46, 43, 38, 36, 31, 25, 22, 18, 13, 9, 4, 0],
];

function cosine(steps: number): number {
  const angle = Math.min(steps % 128, 128 - (steps % 128));
  return angle > 32 ? -(magnitudes[64 - angle] ?? 0) : (magnitudes[angle] ?? 0);
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** As the standard defines it: columns first, clamped to 16 bits, then rows. */
function transformed(coefficients: Int16Array, size: number): number[] {
  const factor = (row: number, column: number) => cosine((2 * column + 1) * row * (32 / size));
  const sumOf = (at: (index: number) => number, place: number) =>
    Array.from({ length: size }, (_, index) => at(index) * factor(index, place)).reduce((sum, term) => sum + term);
  const half = Array.from(coefficients, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return clamp((sumOf((index) => coefficients[index * size + column] ?? 0, row) + 64) >> 7, -32_768, 32_767);
  });
  return half.map((_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return (sumOf((index) => half[row * size + index] ?? 0, column) + 2048) >> 12;
  });
}

const memory = new WebAssembly.Memory({ initial: 2 });
const [stackPointer, coefficientsAt, pixelsAt, stride, matrix] = [4096, 4096, 8192, 40, 70_064];
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes(wasm)), {
  env: { memory },
  'inverse-transform': { stackPointer },
});
const run = exports.addTransformed as (pixels: number, stride: number, size: number, coefficients: number) => void;

/** Always the same numbers, from 0 up to 1. */
function* chance(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test.each([4, 8, 16, 32])('a square of %i pixels is that of the standard, and others stay', (size) => {
  const numbers = chance();
  const next = () => numbers.next().value;
  const bytes = new Uint8Array(memory.buffer);
  for (let at = 0; at < 1024; at += 1) bytes[matrix + at] = cosine((2 * (at % 32) + 1) * Math.floor(at / 32));
  for (const share of [0, 0.005, 0.1, 1]) {
    for (const largest of [40, 3000, 32_768]) {
      const coefficients = new Int16Array(memory.buffer, coefficientsAt, size * size).map(() =>
        next() < share ? clamp(Math.round((next() * 2 - 1) * largest * 1.2), -32_768, 32_767) : 0,
      );
      new Int16Array(memory.buffer, coefficientsAt).set(coefficients);
      for (let at = 0; at < 33 * stride; at += 1) bytes[pixelsAt + at] = next() * 256;
      const before = bytes.slice(pixelsAt, pixelsAt + 33 * stride);
      const difference = transformed(coefficients, size);
      const expected = before.map((pixel, at) => {
        const [row, column] = [Math.floor(at / stride), at % stride];
        return row < size && column < size ? clamp(pixel + (difference[row * size + column] ?? 0), 0, 255) : pixel;
      });
      run(pixelsAt, stride, size, coefficientsAt);
      expect(bytes.slice(pixelsAt, pixelsAt + 33 * stride)).toEqual(expected);
    }
  }
});
