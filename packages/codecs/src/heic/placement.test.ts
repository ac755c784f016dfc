import { expect, test } from 'vitest';
import { copyOut } from './decoded-image.ts';
import {
  asCoded,
  cropped,
  displayedArea,
  mirroredLeftRight,
  mirroredTopBottom,
  type Placement,
  rotatedCounterClockwise,
} from './placement.ts';

// Two rows of three pixels, named by their numbers:
//   1 2 3
//   4 5 6
const coded = { x: 0, y: 0, width: 3, height: 2 };
const upright = asCoded(3, 2);

function displayed(placement: Placement): number[][] {
  // A stride of five pixels: the last two are padding that must never appear.
  const memory = new Uint32Array([99, 1, 2, 3, 99, 99, 4, 5, 6, 99, 99]).buffer;
  const piece = copyOut({ memory, address: 4, stride: 20 }, coded, placement, { opaque: true });
  const pixels = [...new Uint32Array(piece.data.buffer)];
  return Array.from({ length: piece.height }, (_, y) => pixels.slice(y * piece.width, (y + 1) * piece.width));
}

test.each([
  [
    'as it is coded',
    upright,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    'a quarter turn to the left',
    rotatedCounterClockwise(upright, 90),
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
  [
    'half a turn',
    rotatedCounterClockwise(upright, 180),
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    'a quarter turn to the right',
    rotatedCounterClockwise(upright, 270),
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    'mirrored left to right',
    mirroredLeftRight(upright),
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  ],
  [
    'mirrored top to bottom',
    mirroredTopBottom(upright),
    [
      [4, 5, 6],
      [1, 2, 3],
    ],
  ],
  [
    'turned, then mirrored',
    mirroredLeftRight(rotatedCounterClockwise(upright, 270)),
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ],
  [
    'mirrored, then turned',
    rotatedCounterClockwise(mirroredLeftRight(upright), 270),
    [
      [6, 3],
      [5, 2],
      [4, 1],
    ],
  ],
  ['cropped', cropped(upright, { left: 1, top: 0, right: 1, bottom: 1 }), [[2]]],
  [
    'cropped, then turned, then cropped',
    cropped(rotatedCounterClockwise(cropped(upright, { left: 1, top: 0, right: 0, bottom: 0 }), 90), {
      left: 0,
      top: 1,
      right: 0,
      bottom: 0,
    }),
    [[2, 5]],
  ],
])('a picture is shown %s', (_, placement, rows) => {
  expect(displayed(placement)).toEqual(rows);
});

test('a tile of a rotated picture lands where it is displayed', () => {
  const turned = rotatedCounterClockwise(asCoded(30, 20), 270);
  expect(displayedArea(turned, { x: 0, y: 0, width: 8, height: 8 })).toEqual({ x: 12, y: 0, width: 8, height: 8 });
  expect(displayedArea(turned, { x: 24, y: 16, width: 6, height: 4 })).toEqual({ x: 0, y: 24, width: 4, height: 6 });
});

test('a tile that the crop cuts off is empty', () => {
  const middle = cropped(asCoded(30, 20), { left: 10, top: 0, right: 0, bottom: 0 });
  expect(displayedArea(middle, { x: 0, y: 0, width: 8, height: 8 })).toMatchObject({ width: 0 });
  expect(displayedArea(middle, { x: 8, y: 0, width: 8, height: 8 })).toEqual({ x: 0, y: 0, width: 6, height: 8 });
});
