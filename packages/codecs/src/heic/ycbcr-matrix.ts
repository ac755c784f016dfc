/** Coefficients of Cb and Cr in red, green and blue, in 256ths. */
export interface YcbcrMatrix {
  readonly redByRed: number;
  readonly greenByRed: number;
  readonly greenByBlue: number;
  readonly blueByBlue: number;
}

const bt601 = matrixOf(0.299, 0.114);

/** By number in ITU-T H.273, table 4. */
export const ycbcrMatrices: Readonly<Record<number, YcbcrMatrix>> = {
  1: matrixOf(0.2126, 0.0722),
  5: bt601,
  6: bt601,
  9: matrixOf(0.2627, 0.0593),
};

/** From the shares of red and blue in the luma. */
function matrixOf(red: number, blue: number): YcbcrMatrix {
  const green = 1 - red - blue;
  const in256ths = (factor: number) => Math.round(256 * factor);
  return {
    redByRed: in256ths(2 * (1 - red)),
    greenByRed: in256ths((-2 * red * (1 - red)) / green),
    greenByBlue: in256ths((-2 * blue * (1 - blue)) / green),
    blueByBlue: in256ths(2 * (1 - blue)),
  };
}
