import type { Size } from '@image-converter/formats/inspection';

/** Large pictures are sampled in this many evenly spread squares, across and down. */
const squareSide = 32;
const squaresAcross = 16;
const sheetSide = squareSide * squaresAcross;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sample of a picture for analysis: squares of it, side by side on a sheet. */
export interface SampleSheet extends Size {
  /** Neighbours are compared only within rectangles of this size. */
  readonly square: Size;
  /** Position of each square in the picture and on the sheet. */
  readonly squares: readonly { readonly from: Point; readonly to: Point }[];
}

/** Pictures no larger than the sheet are used whole; pictures narrower than a square are not sampled at all. */
export function sheetFor({ width, height }: Size): SampleSheet {
  if (width * height <= sheetSide ** 2) {
    const origin = { x: 0, y: 0 };
    return { width, height, square: { width, height }, squares: [{ from: origin, to: origin }] };
  }
  const columns = placesAlong(width);
  const squares = placesAlong(height).flatMap((y, row) =>
    columns.map((x, column) => ({ from: { x, y }, to: { x: column * squareSide, y: row * squareSide } })),
  );
  return { width: sheetSide, height: sheetSide, square: { width: squareSide, height: squareSide }, squares };
}

function placesAlong(length: number): number[] {
  const count = Math.min(squaresAcross, Math.floor(length / squareSide));
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - squareSide / 2));
}

/** A sheet filled with the squares of a picture, on its background. */
export interface PictureSample {
  readonly sheet: SampleSheet;
  readonly rgba: Uint8ClampedArray;
}
