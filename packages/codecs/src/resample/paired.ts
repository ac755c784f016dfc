/**
 * A row of samples as they are weighed: two to a number, so that one multiplication weighs both. A number with 53 bits
 * holds two sums of 26 bits, signed: samples of 12 bits (`fine` times a byte) by weights of 13 bits, of which the negative
 * ones make sums half a bit longer. All of it is exact.
 */
export interface Paired {
  readonly redBlue: Float64Array;
  readonly greenAlpha: Float64Array;
}

/** Steps to one of a byte: as bytes, premultiplied samples would be too coarse. */
export const fine = 16;
const most = 255 * fine;

export const high = 2 ** 27;
const perHigh = 1 / high;

export function pairedRow(width: number): Paired {
  return { redBlue: new Float64Array(width), greenAlpha: new Float64Array(width) };
}

export function clear({ redBlue, greenAlpha }: Paired): void {
  redBlue.fill(0);
  greenAlpha.fill(0);
}

/** From RGBA words. */
export type PairRow = (words: Uint32Array, start: number, row: Paired) => void;

export function pairOpaque(words: Uint32Array, start: number, { redBlue, greenAlpha }: Paired): void {
  for (let x = 0; x < redBlue.length; x += 1) {
    const word = words[start + x] as number;
    redBlue[x] = (word & 255) * fine + ((word >>> 16) & 255) * (fine * high);
    greenAlpha[x] = ((word >>> 8) & 255) * fine;
  }
}

/** The colours of clear pixels must not show, so colours count as much as they are seen. */
export function pairPremultiplied(words: Uint32Array, start: number, { redBlue, greenAlpha }: Paired): void {
  for (let x = 0; x < redBlue.length; x += 1) {
    const word = words[start + x] as number;
    const alpha = word >>> 24;
    const seen = (alpha * fine) / 255;
    redBlue[x] = Math.round((word & 255) * seen) + Math.round(((word >>> 16) & 255) * seen) * high;
    greenAlpha[x] = Math.round(((word >>> 8) & 255) * seen) + alpha * (fine * high);
  }
}

/**
 * Sums become samples again: `part` is what one of the sum's parts counts. They are written to every `apart`th place of
 * another row, or of the same.
 */
export function settle(sums: Paired, part: number, to: Paired = sums, first = 0, apart = 1): void {
  settleAll(sums.redBlue, part, to.redBlue, first, apart);
  settleAll(sums.greenAlpha, part, to.greenAlpha, first, apart);
}

function settleAll(sums: Float64Array, part: number, to: Float64Array, first: number, apart: number): void {
  for (let x = 0, at = first; x < sums.length; x += 1, at += apart) {
    const sum = sums[x] as number;
    const upper = upperOf(sum);
    to[at] = sampleOf((sum - upper * high) * part) + sampleOf(upper * part) * high;
  }
}

/** The second of the two sums; the first is what is left, `sum - upper * high`. */
export function upperOf(sum: number): number {
  return Math.floor(sum * perHigh + 0.5);
}

function sampleOf(value: number): number {
  if (value <= 0) return 0;
  return value >= most ? most : Math.floor(value + 0.5);
}
