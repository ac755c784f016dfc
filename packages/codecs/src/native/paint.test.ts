import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsForTests } from '../testing/host.ts';
import { stripsOf } from './paint.ts';
import type { DecodedBitmap } from './picture.ts';

/** One pixel wide: drawing overwrites what was there, unless it is transparent (0). */
class FakeCanvas {
  static made = 0;
  readonly width: number;
  readonly height: number;
  readonly #rows: number[];

  constructor(width: number, height: number) {
    FakeCanvas.made += 1;
    this.width = width;
    this.height = height;
    this.#rows = Array(height).fill(0);
  }

  getContext() {
    return {
      canvas: this,
      drawImage: ({ rows }: { rows: readonly number[] }, _: number, y: number) => {
        for (const [row, before] of this.#rows.entries()) this.#rows[row] = rows[row - y] || before;
      },
      clearRect: () => this.#rows.fill(0),
      fillRect: () => this.#rows.fill(9),
      getImageData: (_x: number, _y: number, _width: number, height: number) => ({ data: this.#rows.slice(0, height) }),
    };
  }
}

beforeEach(() => {
  FakeCanvas.made = 0;
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
});
afterEach(() => vi.unstubAllGlobals());

const rows = [1, 2, 0, 0, 5, 6, 0];
const limits = { canvasArea: 2, canvasSide: 2 ** 14, pixels: 2 ** 28 };

function bitmapOf(close = () => {}): DecodedBitmap {
  const bitmap = { rows, close } as unknown as ImageBitmap;
  return { kind: 'bitmap', width: 1, height: rows.length, bitmap, opaque: false, asStored: true, grey: false };
}

it.each([
  ['png', 'clear', [[1, 2], [0, 0], [5, 6], [0]]],
  ['jpg', 'the background', [[1, 2], [9, 9], [5, 6], [9]]],
] as const)('strips for a %s are drawn on one canvas, on which the last one is %s', (format, _, expected) => {
  expect([...stripsOf(bitmapOf(), settingsForTests(format), limits)]).toEqual(expected);
  expect(FakeCanvas.made).toBe(1);
});

it('gives the memory of the bitmap back, even if not all strips are wanted', () => {
  const close = vi.fn();
  for (const _ of stripsOf(bitmapOf(close), settingsForTests('png'), limits)) break;
  expect(close).toHaveBeenCalledOnce();
});
