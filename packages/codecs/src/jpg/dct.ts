const cosine = (eighths: number) => Math.cos((eighths * Math.PI) / 16);
const c4 = cosine(4);
const c6 = cosine(6);
const low = cosine(2) - cosine(6);
const high = cosine(2) + cosine(6);

/**
 * Factors that turn the output of `transform` into multiples of the quantization steps. Most factors of the transform
 * are equal for a whole row or column, so they are merged into the quantization, which multiplies anyway (Arai, Agui
 * and Nakajima, 1988).
 */
export function scalesFor(steps: Uint8Array): Float64Array {
  const factor = (index: number) => (index === 0 ? 1 : cosine(index) * Math.SQRT2);
  return Float64Array.from(steps, (step, place) => 1 / (8 * factor(place >> 3) * factor(place & 7) * step));
}

/** Discrete cosine transform of 8 × 8 samples, in place, without the factors in `scalesFor`. */
export function transform(block: Float64Array): void {
  for (let row = 0; row < 64; row += 8) pass(block, row, 1);
  for (let column = 0; column < 8; column += 1) pass(block, column, 8);
}

function pass(block: Float64Array, at: number, step: number): void {
  const a = block[at] as number;
  const b = block[at + step] as number;
  const c = block[at + 2 * step] as number;
  const d = block[at + 3 * step] as number;
  const e = block[at + 4 * step] as number;
  const f = block[at + 5 * step] as number;
  const g = block[at + 6 * step] as number;
  const h = block[at + 7 * step] as number;

  // Even coefficients come from sums of opposite samples, odd ones from differences.
  const outer = a + h + d + e;
  const inner = b + g + c + f;
  const tilt = a + h - d - e;
  const turn = (b + g - c - f + tilt) * c4;
  block[at] = outer + inner;
  block[at + 4 * step] = outer - inner;
  block[at + 2 * step] = tilt + turn;
  block[at + 6 * step] = tilt - turn;

  const first = d - e + (c - f);
  const middle = (c - f + (b - g)) * c4;
  const last = b - g + (a - h);
  const shared = (first - last) * c6;
  const rising = low * first + shared;
  const falling = high * last + shared;
  const plus = a - h + middle;
  const minus = a - h - middle;
  block[at + 5 * step] = minus + rising;
  block[at + 3 * step] = minus - rising;
  block[at + step] = plus + falling;
  block[at + 7 * step] = plus - falling;
}
