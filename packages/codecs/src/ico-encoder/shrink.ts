import { type Pixels, rgbaPixels } from '../pixels.ts';

/** Weights of source pixels along one side for each pixel of the result. */
interface Share {
  readonly from: number;
  readonly weights: readonly number[];
}

/**
 * Centres the picture in a transparent square. Every pixel is the mean of its source area, weighted by alpha: otherwise
 * the colours of transparent pixels would show as a fringe.
 */
export function squareOf({ width, height, data }: Pixels<4>, side: number): Pixels<4> {
  const scale = Math.min(1, side / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const [columns, rows] = [sharesOf(width, wide), sharesOf(height, high)];
  const out = new Uint8ClampedArray(side * side * 4);
  const [left, top] = [(side - wide) >> 1, (side - high) >> 1];
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      out.set(meanOf(data, width, column, row), ((top + y) * side + left + x) * 4);
    }
  }
  return rgbaPixels({ width: side, height: side }, out);
}

function sharesOf(length: number, pixels: number): Share[] {
  const step = length / pixels;
  return Array.from({ length: pixels }, (_, index) => {
    const [start, end] = [index * step, Math.min(length, (index + 1) * step)];
    const from = Math.floor(start);
    const count = Math.max(1, Math.ceil(end) - from);
    const weights = Array.from({ length: count }, (_, i) => Math.min(end, from + i + 1) - Math.max(start, from + i));
    return { from, weights };
  });
}

function meanOf(data: Pixels['data'], width: number, column: Share, row: Share): [number, number, number, number] {
  let [red, green, blue, alpha, total] = [0, 0, 0, 0, 0];
  for (let j = 0; j < row.weights.length; j += 1) {
    for (let i = 0; i < column.weights.length; i += 1) {
      const at = ((row.from + j) * width + column.from + i) * 4;
      const weight = (column.weights[i] as number) * (row.weights[j] as number);
      const seen = weight * (data[at + 3] as number);
      red += seen * (data[at] as number);
      green += seen * (data[at + 1] as number);
      blue += seen * (data[at + 2] as number);
      alpha += seen;
      total += weight;
    }
  }
  return alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha / total];
}
