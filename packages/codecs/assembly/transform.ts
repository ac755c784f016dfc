/** The pointer to libde265's stack, its first global variable. It need not be moved. */
declare const stackPointer: i32;
/** Room for 32 × 32 numbers of 16 bits. */
const scratchBytes = 2048;
/** Where libde265 has the 32 × 32 numbers of the transform, as signed bytes. */
const matrix = 70_064;

/**
 * The inverse DCT of HEVC (ITU-T H.265, 8.6.4.2) of a square of 4, 8, 16 or 32 coefficients. libde265 does one
 * multiplication at a time; this does eight, and skips rows and columns without coefficients, which most are.
 */
// biome-ignore lint/complexity/noStaticOnlyClass: what replaces a function of libde265 must be one, and TypeScript has decorators for methods only
export class Transform {
  @inline
  static get half(): i32 {
    return stackPointer - scratchBytes;
  }

  /** Smaller transforms use every second, fourth or eighth row of the matrix. */
  @inline
  static matrixStep(size: i32): i32 {
    return (32 * 32) / size;
  }

  /** Writes the transformed columns to the scratch memory; returns how many rows of it count. */
  @inline
  static columns(size: i32, coefficients: i32): i32 {
    const rowBytes = 2 * size;
    const matrixStep = Transform.matrixStep(size);

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
      let to = Transform.half + 2 * column;
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
    return columns;
  }

  /** Eight pixels of 16 bits plus their differences, from this place in a row of transformed columns. */
  @inline
  static sums(pixels: v128, half: i32, column: i32, columns: i32, matrixStep: i32, shift: i32): v128 {
    const rounding = i32x4.splat(1 << (shift - 1));
    let low = i32x4.add(i32x4.shl(i32x4.extend_low_i16x8_u(pixels), shift), rounding);
    let high = i32x4.add(i32x4.shl(i32x4.extend_high_i16x8_u(pixels), shift), rounding);
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
    return i16x8.narrow_i32x4_u(i32x4.shr_s(low, shift), i32x4.shr_s(high, shift));
  }
}
