/** A plane of 16-bit numbers inside an array. */
interface Plane {
  readonly width: number;
  readonly height: number;
  /** Distance between numbers in a row, and between rows. */
  readonly step: number;
  readonly row: number;
  /** The largest value before the transform. */
  readonly most: number;
}

/** Turns a sum and a difference back into two numbers, stored in these variables. */
type Pair = (sum: number, difference: number) => void;

let one = 0;
let other = 0;

/** For values below 2^14: the signed differences fit into 16 bits. */
const small: Pair = (sum, difference) => {
  const signed = (difference << 16) >> 16;
  const average = ((sum << 16) >> 16) + (signed & 1) + (signed >> 1);
  one = average & 0xffff;
  other = (average - signed) & 0xffff;
};

/** For any values: everything modulo 2^16. */
const large: Pair = (sum, difference) => {
  other = (sum - (difference >> 1)) & 0xffff;
  one = (difference + other - 0x8000) & 0xffff;
};

/** Inverse two-dimensional Haar wavelet transform, in place. */
export function transformBack(data: Uint16Array, { width, height, step, row, most }: Plane): void {
  const pair = most < 1 << 14 ? small : large;
  const at = (index: number) => data[index] as number;
  const apply = (first: number, second: number) => {
    pair(at(first), at(second));
    data[first] = one;
    data[second] = other;
  };
  let stride = 1;
  while (stride <= Math.min(width, height)) stride *= 2;
  for (stride /= 4; stride >= 1; stride /= 2) {
    const [right, down] = [step * stride, row * stride];
    const wide = stride * 2;
    let y = 0;
    for (; y + wide <= height; y += wide) {
      let x = 0;
      for (; x + wide <= width; x += wide) {
        const corner = y * row + x * step;
        apply(corner, corner + down);
        apply(corner + right, corner + down + right);
        apply(corner, corner + right);
        apply(corner + down, corner + down + right);
      }
      if ((width & stride) !== 0) apply(y * row + x * step, y * row + x * step + down);
    }
    if ((height & stride) === 0) continue;
    for (let x = 0; x + wide <= width; x += wide) apply(y * row + x * step, y * row + x * step + right);
  }
}
