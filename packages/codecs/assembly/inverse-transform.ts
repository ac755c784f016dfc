// Replaces a function of libde265: see src/heic/patched-libheif.ts. It may call no other function and use no other
// global variable.

import { Transform } from './transform';

/** Adds the transform to 8-bit pixels. */
export function addTransformed(pixels: i32, stride: i32, size: i32, coefficients: i32): void {
  const matrixStep = Transform.matrixStep(size);
  const columns = Transform.columns(size, coefficients);
  let half = Transform.half;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column += 8) {
      const to = pixels + column;
      const sums = Transform.sums(v128.load8x8_u(to), half, column, columns, matrixStep, 12);
      const bytes = i8x16.narrow_i16x8_u(sums, sums);
      v128.store32_lane(to, bytes, 0);
      if (size > 4) v128.store64_lane(to, bytes, 0);
    }
    half += 2 * size;
    pixels += stride;
  }
}
