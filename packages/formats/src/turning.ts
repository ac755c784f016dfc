import type { Area } from './crop-option.ts';
import type { Size } from './inspection.ts';
import type { ConversionOptions } from './options.ts';

/** As in EXIF, 1 to 8: how a picture is turned and mirrored to be displayed. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Where x and y point afterwards: (x, y) goes to (a·x + b·y, c·x + d·y), around the centre. */
type Matrix = readonly [a: number, b: number, c: number, d: number];

const matrices: Readonly<Record<Orientation, Matrix>> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, -1, 1, 0],
  7: [0, -1, -1, 0],
  8: [0, 1, -1, 0],
};

const quarters: Readonly<Record<ConversionOptions['rotate'], Orientation>> = { 0: 1, 90: 6, 180: 3, 270: 8 };
const mirrors: Readonly<Record<ConversionOptions['flip'], Orientation>> = { none: 1, horizontal: 2, vertical: 4 };

/** What a file states; anything else than an orientation is upright. */
export function orientationFrom(stated = 1): Orientation {
  return stated in matrices ? (stated as Orientation) : 1;
}

/** Rotated, then flipped. */
export function turningOf({ rotate, flip }: Pick<ConversionOptions, 'rotate' | 'flip'>): Orientation {
  return composed(quarters[rotate], mirrors[flip]);
}

/** One after the other. */
export function composed(first: Orientation, second: Orientation): Orientation {
  const [a, b, c, d] = matrices[first];
  const [e, f, g, h] = matrices[second];
  const both = String([e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d].map((one) => one + 0));
  const found = Object.entries(matrices).find(([, matrix]) => String(matrix) === both);
  return Number(found?.[0]) as Orientation;
}

/** The size of a picture after turning. */
export function turnedSize({ width, height }: Size, orientation: Orientation): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Whether columns and rows are reversed before, if necessary, they are swapped. */
export function mirroredAxes(orientation: Orientation): { readonly x: boolean; readonly y: boolean } {
  const [a, b, c, d] = matrices[orientation];
  return { x: a + c < 0, y: b + d < 0 };
}

/** Where an area of the turned picture is in the picture of this size before. */
export function areaBefore(area: Area, orientation: Orientation, { width, height }: Size): Area {
  const lies = orientation >= 5;
  const [left, top] = lies ? [area.top, area.left] : [area.left, area.top];
  const size = turnedSize(area, orientation);
  const mirrored = mirroredAxes(orientation);
  return {
    left: mirrored.x ? width - left - size.width : left,
    top: mirrored.y ? height - top - size.height : top,
    ...size,
  };
}
