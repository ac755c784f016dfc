// Replaces a function of libde265: see src/heic/patched-libheif.ts. It may call no other function and use no other
// global variable.

/** The pointer to libde265's stack, its first global variable. It need not be moved. */
declare const stackPointer: i32;
/** Room for 32 × 32 numbers of 16 bits. */
const scratchBytes = 2048;
/** Where libde265 has the 32 × 32 numbers of the transform, as signed bytes. */
const matrix = 70_064;

/**
 * Adds the inverse DCT of HEVC (ITU-T H.265, 8.6.4.2) to 8-bit pixels: a square of 4, 8, 16 or 32. libde265 does one
 * multiplication at a time; this does eight, and skips rows and columns without coefficients, which most are.
 */
export function addTransformed(pixels: i32, stride: i32, size: i32, coefficients: i32): void {
  const rowBytes = 2 * size;
  // Smaller transforms use every second, fourth or eighth row of the matrix.
  const matrixStep = (32 * 32) / size;
  let half = stackPointer - scratchBytes;

  // Numbers of rows and columns up to the last coefficient.
  let rows = 0;
  let columns = 0;
  for (let column = 0; column < size; column += 8) {
    let found = i16x8.splat(0);
    let from = coefficients + 2 * column;
    for (let row = 0; row < size; row++) {
      const line = v128.load(from);
      rows = max(rows, i32(v128.any_true(line)) * (row + 1));
      found = v128.or(found, line);
      from += rowBytes;
    }
    const mask = i16x8.bitmask(i16x8.ne(found, i16x8.splat(0)));
    if (mask > 0) columns = column + 32 - clz(mask);
  }
  // A row of four is read together with the next one.
  columns = min(columns, size);

  for (let column = 0; column < columns; column += 8) {
    let to = half + 2 * column;
    for (let row = 0; row < size; row++) {
      let low = i32x4.splat(1 << 6);
      let high = low;
      let from = coefficients + 2 * column;
      let factors = matrix + row;
      for (let index = 0; index < rows; index++) {
        const line = v128.load(from);
        const factor = i16x8.splat(load<i8>(factors));
        low = i32x4.add(low, i32x4.extmul_low_i16x8_s(line, factor));
        high = i32x4.add(high, i32x4.extmul_high_i16x8_s(line, factor));
        from += rowBytes;
        factors += matrixStep;
      }
      v128.store(to, i16x8.narrow_i32x4_s(i32x4.shr_s(low, 7), i32x4.shr_s(high, 7)));
      to += rowBytes;
    }
  }

  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column += 8) {
      let low = i32x4.splat(1 << 11);
      let high = low;
      let from = half;
      let factors = matrix + column;
      for (let index = 0; index < columns; index++) {
        const line = v128.load8x8_s(factors);
        const factor = v128.load16_splat(from);
        low = i32x4.add(low, i32x4.extmul_low_i16x8_s(line, factor));
        high = i32x4.add(high, i32x4.extmul_high_i16x8_s(line, factor));
        from += 2;
        factors += matrixStep;
      }
      const difference = i16x8.narrow_i32x4_s(i32x4.shr_s(low, 12), i32x4.shr_s(high, 12));
      const to = pixels + column;
      const sum = i16x8.add(difference, v128.load8x8_u(to));
      const bytes = i8x16.narrow_i16x8_u(sum, sum);
      v128.store32_lane(to, bytes, 0);
      if (size > 4) v128.store64_lane(to, bytes, 0);
    }
    half += rowBytes;
    pixels += stride;
  }
}
