// Replaces a function of libde265: see src/heic/patched-libheif.ts. It may call no other function and use no other
// global variable.

import { Transform } from './transform';

/** Adds the transform to pixels of 9 to 16 bits, each in two bytes; the stride is in pixels. */
export function addTransformed(pixels: i32, stride: i32, size: i32, coefficients: i32, depth: i32): void {
  const matrixStep = Transform.matrixStep(size);
  const columns = Transform.columns(size, coefficients);
  const largest = (1 << depth) - 1;
  let half = Transform.half;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column += 8) {
      const to = pixels + 2 * column;
      const sums = Transform.sums(v128.load(to), half, column, columns, matrixStep, 20 - depth);
      const samples = i16x8.min_u(sums, i16x8.splat(i16(largest)));
      v128.store64_lane(to, samples, 0);
      if (size > 4) v128.store(to, samples);
    }
    half += 2 * size;
    pixels += 2 * stride;
  }
}
