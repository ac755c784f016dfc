import type { Size } from '@image-converter/formats/inspection';

export interface Layout extends Size {
  readonly isInterlaced: boolean;
}

/** Offset of the first pixel of a pass, and the distance between its pixels (PNG, 8.2). */
type Pass = readonly [left: number, top: number, across: number, down: number];
const onePass: readonly Pass[] = [[0, 0, 1, 1]];
const sevenPasses: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Passes without pixels are not stored. */
export function passesOf({ width, height, isInterlaced }: Layout) {
  return (isInterlaced ? sevenPasses : onePass)
    .map(([left, top, across, down]) => ({
      left,
      top,
      across,
      down,
      columns: Math.max(0, Math.ceil((width - left) / across)),
      rows: Math.max(0, Math.ceil((height - top) / down)),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
}
