import { Comparison, type Likeness } from '@image-converter/codecs/likeness';
import type { Size } from '@image-converter/formats/inspection';

/** A few rows of a picture as RGBA. */
export type RowsOf = (top: number, rows: number) => Uint8ClampedArray;

/** Rows compared at a time. */
const stripRows = 16;
/** In pixels. Of a larger picture, only some evenly spread strips are compared. */
const maxCompared = 3_000_000;

/** Likeness of two pictures of the same size. All pixels are compared only if a sample of them is identical. */
export function likenessOf({ width, height }: Size, one: RowsOf, other: RowsOf): Likeness {
  const every = Math.max(1, Math.round((width * height) / maxCompared));
  const sampled = likenessOfStrips(every);
  return sampled === 'identical' && every > 1 ? likenessOfStrips(1) : sampled;

  function likenessOfStrips(apart: number): Likeness {
    const comparison = new Comparison();
    const strips = Math.ceil(height / stripRows);
    for (let strip = Math.floor(apart / 2) % strips; strip < strips; strip += apart) {
      const top = strip * stripRows;
      const rows = Math.min(stripRows, height - top);
      comparison.add(one(top, rows), other(top, rows));
    }
    return comparison.likeness;
  }
}
