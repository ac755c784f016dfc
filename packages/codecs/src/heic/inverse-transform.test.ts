import { expect, test } from 'vitest';
import { kernelBytes } from '../kernels.ts';
import { wasm as deep } from './deep-inverse-transform.wasm.ts';
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
function transformed(coefficients: Int16Array, size: number, depth: number): number[] {
  const factor = (row: number, column: number) => cosine((2 * column + 1) * row * (32 / size));
  const sumOf = (at: (index: number) => number, place: number) =>
    Array.from({ length: size }, (_, index) => at(index) * factor(index, place)).reduce((sum, term) => sum + term);
  const half = Array.from(coefficients, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return clamp((sumOf((index) => coefficients[index * size + column] ?? 0, row) + 64) >> 7, -32_768, 32_767);
  });
  return half.map((_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return (sumOf((index) => half[row * size + index] ?? 0, column) + (1 << (19 - depth))) >> (20 - depth);
  });
}

const memory = new WebAssembly.Memory({ initial: 2 });
const [stackPointer, coefficientsAt, pixelsAt, stride, matrix] = [4096, 4096, 8192, 40, 70_064];
const rows = 33;

function kernel(wasm: string) {
  const module = new WebAssembly.Module(kernelBytes(wasm));
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, transform: { stackPointer } });
  return exports.addTransformed as (
    ...args: [pixels: number, stride: number, size: number, from: number, depth: number]
  ) => void;
}

const kernels = [
  { depth: 8, run: kernel(wasm), Pixels: Uint8Array },
  ...[10, 12, 16].map((depth) => ({ depth, run: kernel(deep), Pixels: Uint16Array })),
];

/** Always the same numbers, from 0 up to 1. */
function* chance(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test.each(kernels.flatMap((one) => [4, 8, 16, 32].map((size) => ({ ...one, size }))))(
  'a square of $size pixels of $depth bits is that of the standard, and others stay',
  ({ depth, run, Pixels, size }) => {
    const numbers = chance();
    const next = () => numbers.next().value;
    const factors = new Int8Array(memory.buffer, matrix, 1024);
    factors.set(factors.map((_, at) => cosine((2 * (at % 32) + 1) * Math.floor(at / 32))));
    const pixels = new Pixels(memory.buffer, pixelsAt, rows * stride);
    for (const share of [0, 0.005, 0.1, 1]) {
      for (const largest of [40, 3000, 32_768]) {
        const coefficients = new Int16Array(memory.buffer, coefficientsAt, size * size);
        coefficients.set(
          coefficients.map(() => {
            const value = next() < share ? Math.round((next() * 2 - 1) * largest * 1.2) : 0;
            return clamp(value, -32_768, 32_767);
          }),
        );
        pixels.set(pixels.map(() => next() * 2 ** depth));
        const difference = transformed(coefficients, size, depth);
        const expected = pixels.map((pixel, at) => {
          const [row, column] = [Math.floor(at / stride), at % stride];
          if (row >= size || column >= size) return pixel;
          return clamp(pixel + (difference[row * size + column] ?? 0), 0, 2 ** depth - 1);
        });
        run(pixelsAt, stride, size, coefficientsAt, depth);
        expect(pixels.slice()).toEqual(expected);
      }
    }
  },
);
