import type { Size } from '@image-converter/formats/inspection';
import { flatten, type Pixels, rgbaPixels } from '../pixels.ts';

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

/** Sample sheet of a picture in memory, on its background. */
export function samplePicture(picture: Pixels, background: string): PictureSample {
  const sheet = sheetFor(picture);
  if (sheet.squares.length === 1 && isSheet(picture)) return { sheet, rgba: picture.data };
  const looked = rgbaPixels(sheet, new Uint8ClampedArray(sheet.width * sheet.height * 4), false);
  const { width, channels, data } = picture;
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (const { from, to } of sheet.squares) {
    for (let y = 0; y < sheet.square.height; y += 1) {
      let at = ((from.y + y) * width + from.x) * channels;
      let put = ((to.y + y) * sheet.width + to.x) * 4;
      for (let x = 0; x < sheet.square.width; x += 1, at += channels, put += 4) {
        looked.data[put] = data[at] as number;
        looked.data[put + 1] = data[at + green] as number;
        looked.data[put + 2] = data[at + blue] as number;
        looked.data[put + 3] = channels === 4 ? (data[at + 3] as number) : 255;
      }
    }
  }
  if (!picture.opaque) flatten(looked, background);
  return { sheet, rgba: looked.data };
}

/** Whether its pixels can be used directly: no background needed, readable as words. */
function isSheet({ channels, opaque, data }: Pixels): boolean {
  return channels === 4 && opaque && data.byteOffset % 4 === 0;
}
