import type { Size } from '@image-converter/formats/inspection';

/** Of a large picture, squares are looked at that lie evenly all over it, so many across and down. */
const squareSide = 32;
const squaresAcross = 16;
const sheetSide = squareSide * squaresAcross;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is looked at to judge a picture: squares of it, side by side on a sheet. */
export interface SampleSheet extends Size {
  /** Neighbours are compared only within rectangles of this size. */
  readonly square: Size;
  /** Where each square lies in the picture, and where it is put. */
  readonly squares: readonly { readonly from: Point; readonly to: Point }[];
}

/** A picture that is no larger than the sheet is looked at as a whole; one that is narrower than a square, not at all. */
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

/** A sheet with the squares of a picture on it, on its background. */
export interface PictureSample {
  readonly sheet: SampleSheet;
  readonly rgba: Uint8ClampedArray;
}
