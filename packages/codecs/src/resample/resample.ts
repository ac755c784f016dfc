import type { Size } from '@image-converter/formats/inspection';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { blockBytes, type Kernel, pixelBytes, tapBytes } from './kernel.ts';
import { layoutOf, type Side, sideOf, together } from './layout.ts';
import { plainKernel } from './plain-kernel.ts';
import { RowRing, type Rows } from './row-ring.ts';
import { simdKernel } from './simd-kernel.ts';

/** Shared by all pictures, because browsers are slow to free WebAssembly memory. */
let cachedKernel: Kernel | undefined;

function defaultKernel(): Kernel {
  try {
    cachedKernel ??= simdKernel();
  } catch {
    cachedKernel = plainKernel();
  }
  return cachedKernel;
}

/**
 * Resizes with Lanczos3: vertically, then horizontally. A side that shrinks to a quarter or less is first reduced by
 * averaging whole pixels, to no less than twice the target length, as sharp does. Memory only holds the source rows
 * needed for four rows of the result.
 */
export function resample(rows: Rows, { width, height }: Size, kernel: Kernel = defaultKernel()): Pixels<4> {
  const [across, down] = [sideOf(rows.width, width), sideOf(rows.height, height)];
  const layout = layoutOf(across, down, { width, height });
  const { blocks, heldRows, sumBytes, downTaps, columns, acrossTaps, bounds, sums, result } = layout;
  const memory = kernel.room(layout.bytes);
  // sharp clamps to bytes between the two steps. With transparency nothing is clamped: colours are divided by alpha
  // later.
  const [least, most] = rows.opaque ? [0, 255 * across.box] : [-Infinity, Infinity];
  new Float32Array(memory, bounds, 8).fill(least).fill(most, 4);
  for (let x = 0; x < width; x += 1) writeTaps(acrossTaps, x, across, x, (column) => column * blockBytes);

  const ring = new RowRing(rows, [across, down], layout, kernel);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let top = 0; top < height; top += together) {
    const bottom = Math.min(top + together, height);
    weighRows(top, bottom);
    weighColumns();
    for (let y = top; y < bottom; y += 1) {
      kernel.put({ from: sums + (y - top) * sumBytes, to: result, toEnd: result + width * 4 });
      data.set(new Uint8ClampedArray(memory, result, width * 4), y * width * 4);
    }
  }
  ring.close();
  return rgbaPixels({ width, height }, data, rows.opaque);

  /** Vertical step: from the rows in memory to the `columns`. */
  function weighRows(top: number, bottom: number): void {
    const { from, taps } = down.shares;
    const columnsBytes = together * blockBytes;
    ring.read((from[bottom - 1] as number) + taps);
    for (let y = top; y < bottom; y += 1) writeTaps(downTaps, y - top, down, y, (row) => ring.placeOf(row));
    kernel.weigh({
      ...{ from: 0, fromStep: heldRows * blockBytes, bounds },
      ...{ taps: downTaps, tapsStep: 0, setBytes: taps * tapBytes, setsBytes: (bottom - top) * pixelBytes },
      ...{ to: columns, toStep: columnsBytes, toEnd: columns + blocks * columnsBytes, toApart: blockBytes },
    });
  }

  /** Horizontal step: from the `columns` to the `sums`. */
  function weighColumns(): void {
    const setBytes = across.shares.taps * tapBytes;
    kernel.weigh({
      ...{ from: columns, fromStep: 0, bounds },
      ...{ taps: acrossTaps, tapsStep: setBytes, setBytes, setsBytes: pixelBytes },
      ...{ to: sums, toStep: pixelBytes, toEnd: sums + width * pixelBytes, toApart: sumBytes },
    });
  }

  /** Writes the taps for one column or one row of the result. */
  function writeTaps(
    start: number,
    set: number,
    { shares, box }: Side,
    index: number,
    placeOf: (from: number) => number,
  ) {
    const { from, taps, weights } = shares;
    const view = new DataView(memory, start + set * taps * tapBytes);
    for (let tap = 0; tap < taps; tap += 1) {
      view.setFloat32(tap * tapBytes, (weights[index * taps + tap] as number) / box, true);
      view.setInt32(tap * tapBytes + 4, placeOf((from[index] as number) + tap), true);
    }
  }
}
