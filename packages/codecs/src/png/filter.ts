import type { Size } from '@image-converter/formats/inspection';
import { paeth, pieceBytes, pngKernel } from './kernel.ts';

/** Samples per pixel: grey, RGB or RGBA. */
export type Channels = 1 | 3 | 4;

/** How samples are given, and how a PNG holds them. */
export interface Layout extends Size {
  readonly channels: Channels;
  /** Bits per sample; default 8. */
  readonly depth?: 16;
}

/** RGBA. With 16 bits per sample, big-endian samples of the layout's channels only. */
export type Samples = Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;

type Source = Uint8Array | Uint8ClampedArray;

/** Bytes of a pixel: as given, and in the file. */
export function pixelBytes({ channels, depth }: Pick<Layout, 'channels' | 'depth'>): { given: number; kept: number } {
  return depth ? { given: 2 * channels, kept: 2 * channels } : { given: 4, kept: channels };
}

/** Rows in PNG's format. With `hasAbove`, the first given row is the one above them. Uses the memory if there is enough. */
export function filtered(
  samples: Samples,
  layout: Omit<Layout, 'height'>,
  { hasAbove = false, memory = new Uint8Array(0) } = {},
): Uint8Array<ArrayBuffer> {
  const { given, kept } = pixelBytes(layout);
  const stride = layout.width * kept;
  const above = new Uint8Array(stride);
  const start = hasAbove ? layout.width * given : 0;
  // Only its samples are needed, not its differences.
  if (hasAbove) filterRows(samples.subarray(0, start), given, above, kept, new Uint8Array(stride + 1));
  const rows = (samples.length - start) / given / layout.width;
  const length = rows * (stride + 1);
  const out = memory.length < length ? new Uint8Array(length) : memory.subarray(0, length);
  filterRows(samples.subarray(start), given, above, kept, out);
  return out;
}

/**
 * Converts rows to PNG's format: only the first bytes of each pixel, each as the difference from its prediction, each
 * row preceded by its filter type. `above` holds the row above the first, and is overwritten with the last.
 */
function filterRows(
  source: Source,
  sourceLength: number,
  above: Uint8Array,
  pixelLength: number,
  out: Uint8Array,
): void {
  const stride = above.length;
  const pixels = stride / pixelLength;
  const kernel = pixels * sourceLength <= pieceBytes ? pngKernel() : undefined;
  if (kernel) {
    kernel.filterRows(source, sourceLength, above, pixelLength, out);
    return;
  }
  const rows = source.length / sourceLength / pixels;
  for (let y = 0; y < rows; y += 1) {
    const to = y * (stride + 1);
    out[to] = paeth;
    // One channel at a time, so that the pixel to the left stays in variables.
    for (let byte = 0; byte < pixelLength; byte += 1) {
      filterRow(source, y * pixels * sourceLength + byte, sourceLength, above, byte, pixelLength, out, to + 1 + byte);
    }
  }
}

function filterRow(
  source: Source,
  from: number,
  sourceLength: number,
  above: Uint8Array,
  byte: number,
  pixelLength: number,
  out: Uint8Array,
  to: number,
): void {
  let left = 0;
  let between = 0;
  for (let x = byte, at = from, put = to; x < above.length; x += pixelLength, at += sourceLength, put += pixelLength) {
    const sample = source[at] as number;
    const up = above[x] as number;
    out[put] = sample - guess(left, up, between);
    above[x] = sample;
    left = sample;
    between = up;
  }
}

/**
 * The one nearest to left + above - between. Uses masks instead of branches, which processors mispredict in most
 * photos: this takes half the time.
 */
function guess(left: number, above: number, between: number): number {
  const toLeft = Math.abs(above - between);
  const toAbove = Math.abs(left - between);
  const toBetween = Math.abs(left + above - 2 * between);
  const isAbove = (toAbove - toBetween - 1) >> 31;
  const second = between ^ ((between ^ above) & isAbove);
  const toSecond = toBetween ^ ((toBetween ^ toAbove) & isAbove);
  const isLeft = (toLeft - toSecond - 1) >> 31;
  return second ^ ((second ^ left) & isLeft);
}
