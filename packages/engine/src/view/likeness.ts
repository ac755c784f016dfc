import type { Size } from '@image-converter/formats/inspection';

/** Peak signal-to-noise ratio in decibels. */
export type Likeness = 'identical' | number;

/** A few rows of a picture as RGBA. */
export type RowsOf = (top: number, rows: number) => Uint8ClampedArray;

/** Rows that are compared at a time. */
const stripRows = 16;
/** Of a larger picture, only some strips are compared, spread evenly. */
const mostCompared = 3_000_000;

/**
 * How alike two pictures of the same size are, by their colours; transparency has to be laid on something before. Only
 * where every sample is the same is every pixel looked at.
 */
export function likenessOf({ width, height }: Size, one: RowsOf, other: RowsOf): Likeness {
  const strips = Math.ceil(height / stripRows);
  const every = Math.max(1, Math.round((width * height) / mostCompared));
  const errorOf = (strip: number) => {
    const top = strip * stripRows;
    const rows = Math.min(stripRows, height - top);
    return { squares: squaresOf(one(top, rows), other(top, rows)), samples: width * rows * 3 };
  };
  let squares = 0;
  let samples = 0;
  for (let strip = Math.floor(every / 2) % strips; strip < strips; strip += every) {
    const error = errorOf(strip);
    squares += error.squares;
    samples += error.samples;
  }
  if (squares > 0) return decibels(squares / samples);
  if (every === 1) return 'identical';
  for (let strip = 0; strip < strips; strip += 1) squares += errorOf(strip).squares;
  return squares === 0 ? 'identical' : decibels(squares / (width * height * 3));
}

function decibels(meanSquare: number): number {
  return 10 * Math.log10((255 * 255) / meanSquare);
}

function squaresOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    for (let channel = at; channel < at + 3; channel += 1) {
      const difference = (one[channel] as number) - (other[channel] as number);
      sum += difference * difference;
    }
  }
  return sum;
}
