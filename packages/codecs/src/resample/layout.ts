import type { Size } from '@image-converter/formats/inspection';
import { blockBytes, pixelBytes, tapBytes } from './kernel.ts';
import { type Shares, sharesOf } from './weights.ts';

/** Rows of the result that are computed at a time: the pixels of a block. */
export const together = 4;

/** Limits the number of rows in memory before they are added up. */
const longestBox = 64;

/** How one side of a picture is scaled. */
export interface Side {
  /** Number of pixels that are first averaged to one: see `resample`. */
  readonly box: number;
  /** In boxes. */
  readonly length: number;
  readonly shares: Shares;
}

export function sideOf(length: number, wanted: number): Side {
  const step = length / wanted;
  const box = Math.min(longestBox, Math.max(1, Math.floor(step / 2)));
  const boxes = Math.ceil(length / box);
  return { box, length: boxes, shares: sharesOf(boxes, wanted, step / box) };
}

/** Layout of the kernel's memory. It only holds the rows needed for the next few rows of the result. */
export function layoutOf(across: Side, down: Side, { width }: Size) {
  const blocks = Math.ceil(across.length / together);
  const lineBytes = blocks * together * across.box * 4;
  const sumBytes = Math.ceil(width / together) * blockBytes;
  const heldRows = maxRowsAtATime(down.shares);
  let bytes = 0;
  const place = (length: number) => {
    const start = bytes;
    bytes += Math.ceil(length / blockBytes) * blockBytes;
    return start;
  };
  return {
    ...{ blocks, lineBytes, sumBytes, heldRows },
    /** Source pixels: the rows of one box. */
    lines: place(lineBytes * down.box),
    /** Boxes in reading order: all rows of the first four columns, then of the next four. */
    rows: place(blocks * heldRows * blockBytes),
    downTaps: place(together * down.shares.taps * tapBytes),
    /** Rows of the result at the source width, side by side. */
    columns: place(blocks * together * blockBytes),
    acrossTaps: place(width * across.shares.taps * tapBytes),
    bounds: place(2 * pixelBytes),
    /** Rows of the result, one below the other. */
    sums: place(together * sumBytes),
    result: place(width * 4),
    bytes,
  };
}

function maxRowsAtATime({ from, taps }: Shares): number {
  let most = 0;
  for (let y = 0; y < from.length; y += together) {
    const last = Math.min(y + together, from.length) - 1;
    most = Math.max(most, (from[last] as number) + taps - (from[y] as number));
  }
  return most;
}

export type Layout = ReturnType<typeof layoutOf>;
