/** Consecutive RGBA values. */
export type Colours = Uint8Array<ArrayBuffer>;

/** Weights of red, blue and alpha; that of green is 1, because the eye tells greens apart best. */
const [redWeight, blueWeight, alphaWeight] = [0.5, 0.45, 2];

/**
 * Index of the nearest of these colours (consecutive RGBA values). Differences in colour are weighted by alpha. A good
 * guess saves most of the work.
 */
export function nearestOf(
  colours: Uint8Array | Float32Array,
  red: number,
  green: number,
  blue: number,
  alpha: number,
  guess = 0,
): number {
  const seen = alpha / 255;
  let [best, least] = [guess, Number.POSITIVE_INFINITY];
  for (let index = guess, next = 0; next <= colours.length / 4; index = next, next += 1) {
    const at = 4 * index;
    const byGreen = seen * ((colours[at + 1] as number) - green) ** 2;
    if (byGreen >= least) continue;
    const byOthers =
      redWeight * ((colours[at] as number) - red) ** 2 + blueWeight * ((colours[at + 2] as number) - blue) ** 2;
    const distance = byGreen + seen * byOthers + alphaWeight * ((colours[at + 3] as number) - alpha) ** 2;
    if (distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}

/** Divides colours into cells of similar ones, by the highest bits of each channel. */
export class Grid {
  readonly cells: number;
  readonly #bits: number;

  constructor(bits: number, hasAlpha: boolean) {
    this.#bits = bits;
    this.cells = 1 << ((hasAlpha ? 4 : 3) * bits);
  }

  cellOf(red: number, green: number, blue: number, alpha: number): number {
    const bits = this.#bits;
    const dropped = 8 - bits;
    const colour = ((red >> dropped) << (2 * bits)) | ((green >> dropped) << bits) | (blue >> dropped);
    return (colour | ((alpha >> dropped) << (3 * bits))) & (this.cells - 1);
  }
}
