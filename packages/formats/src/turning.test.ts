import { describe, expect, test } from 'vitest';
import { areaBefore, composed, mirroredAxes, type Orientation, turnedSize, turningOf } from './turning.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A picture of numbers, as rows. */
type Rows = readonly (readonly number[])[];
const numbered: Rows = [
  [0, 1, 2],
  [3, 4, 5],
];

const mirrored = (rows: Rows): Rows => rows.map((row) => row.toReversed());
const upsideDown = (rows: Rows): Rows => rows.toReversed();
const clockwise = (rows: Rows): Rows => (rows[0] ?? []).map((_, x) => rows.map((row) => row[x] as number).toReversed());

// EXIF 2.32, section 4.6.4: where the first stored row and column are in the upright picture.
const displayed: Readonly<Record<Orientation, Rows>> = {
  1: numbered,
  2: [
    [2, 1, 0],
    [5, 4, 3],
  ],
  3: [
    [5, 4, 3],
    [2, 1, 0],
  ],
  4: [
    [3, 4, 5],
    [0, 1, 2],
  ],
  5: [
    [0, 3],
    [1, 4],
    [2, 5],
  ],
  6: [
    [3, 0],
    [4, 1],
    [5, 2],
  ],
  7: [
    [5, 2],
    [4, 1],
    [3, 0],
  ],
  8: [
    [2, 5],
    [1, 4],
    [0, 3],
  ],
};

describe('a turn', () => {
  test.each([0, 90, 180, 270] as const)('of %i° clockwise, then mirrored, is an orientation', (rotate) => {
    let rotated = numbered;
    for (let left = rotate; left > 0; left -= 90) rotated = clockwise(rotated);
    expect(displayed[turningOf({ rotate, flip: 'none' })]).toEqual(rotated);
    expect(displayed[turningOf({ rotate, flip: 'horizontal' })]).toEqual(mirrored(rotated));
    expect(displayed[turningOf({ rotate, flip: 'vertical' })]).toEqual(upsideDown(rotated));
  });

  test.each(all)('after orientation %i is an orientation again', (first) => {
    expect(displayed[composed(first, 6)]).toEqual(clockwise(displayed[first]));
    expect(displayed[composed(first, 2)]).toEqual(mirrored(displayed[first]));
    expect(displayed[composed(first, 4)]).toEqual(upsideDown(displayed[first]));
  });

  test.each(all)('of orientation %i finds where each pixel was', (orientation) => {
    const rows = displayed[orientation];
    expect(turnedSize({ width: 3, height: 2 }, orientation)).toEqual({ width: rows[0]?.length, height: rows.length });
    for (const [top, row] of rows.entries()) {
      for (const [left, number] of row.entries()) {
        const before = areaBefore({ left, top, width: 1, height: 1 }, orientation, { width: 3, height: 2 });
        expect(numbered[before.top]?.[before.left]).toBe(number);
      }
    }
  });

  test.each(all)('of orientation %i reverses axes before it swaps them', (orientation) => {
    const { x, y } = mirroredAxes(orientation);
    const reversed = (x ? mirrored : same)((y ? upsideDown : same)(numbered));
    const swapped = (reversed[0] ?? []).map((_, column) => reversed.map((row) => row[column]));
    expect(displayed[orientation]).toEqual(orientation >= 5 ? swapped : reversed);
  });
});

function same(rows: Rows): Rows {
  return rows;
}
