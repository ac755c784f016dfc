import { CodecError } from '@image-converter/formats/codec-error';

type Undo = (row: Uint8Array, above: Uint8Array, pixelLength: number) => void;

/**
 * By filter type (PNG, 9.2): samples are differences to nothing, left, above, the average of both, or the one nearest
 * to their gradient. One loop per filter: a shared loop that calls a predictor takes five times as long.
 */
const undoing: readonly Undo[] = [
  () => {},
  (row, _, pixelLength) => {
    for (let at = pixelLength; at < row.length; at += 1)
      row[at] = (row[at] as number) + (row[at - pixelLength] as number);
  },
  (row, above) => {
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) + (above[at] as number);
  },
  (row, above, pixelLength) => {
    for (let at = 0; at < pixelLength; at += 1) row[at] = (row[at] as number) + ((above[at] as number) >> 1);
    for (let at = pixelLength; at < row.length; at += 1) {
      row[at] = (row[at] as number) + (((row[at - pixelLength] as number) + (above[at] as number)) >> 1);
    }
  },
  (row, above, pixelLength) => {
    for (let at = 0; at < pixelLength; at += 1) row[at] = (row[at] as number) + (above[at] as number);
    for (let at = pixelLength; at < row.length; at += 1) {
      const left = at - pixelLength;
      row[at] = (row[at] as number) + paeth(row[left] as number, above[at] as number, above[left] as number);
    }
  },
];

/** Undoes the filter of a row in place. `above` is the previous row, already unfiltered. */
export function unfilter(row: Uint8Array, filter: number, above: Uint8Array, pixelLength: number): void {
  const undo = undoing[filter];
  if (!undo) throw new CodecError('CORRUPT', `PNG: filter ${filter}`);
  undo(row, above, pixelLength);
}

function paeth(left: number, above: number, corner: number): number {
  const fromLeft = Math.abs(above - corner);
  const fromAbove = Math.abs(left - corner);
  const fromCorner = Math.abs(left + above - corner - corner);
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
}
