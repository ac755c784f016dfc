import { CodecError } from '@image-converter/formats/codec-error';

type Predict = (left: number, above: number, corner: number) => number;

/** By their numbers (PNG, 9.2): nothing, left, above, the mean of both, and whichever is nearest to their gradient. */
const predictions: readonly (Predict | undefined)[] = [
  undefined,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Takes back what a filter did to a row, in place. `above` is the row before it, already taken back. */
export function unfilter(row: Uint8Array, filter: number, above: Uint8Array, pixelLength: number): void {
  if (filter >= predictions.length) throw new CodecError('CORRUPT', `PNG: filter ${filter}`);
  const predict = predictions[filter];
  if (!predict) return;
  for (let at = 0; at < pixelLength; at += 1) row[at] = (row[at] as number) + predict(0, above[at] as number, 0);
  for (let at = pixelLength; at < row.length; at += 1) {
    const left = at - pixelLength;
    row[at] = (row[at] as number) + predict(row[left] as number, above[at] as number, above[left] as number);
  }
}

function paeth(left: number, above: number, corner: number): number {
  const fromLeft = Math.abs(above - corner);
  const fromAbove = Math.abs(left - corner);
  const fromCorner = Math.abs(left + above - corner - corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
}
