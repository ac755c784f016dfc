import sharp, { type Sharp } from 'sharp';
import { corpusBytes } from './corpus.ts';

/** RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Mean absolute RGB difference (0 to 255) on white, at the size of the nearest reference. */
export async function distanceToNearest(picture: Pixels, references: readonly string[]): Promise<number> {
  const { width, height, data } = picture;
  const opaque = await onWhite(sharp(data, { raw: { width, height, channels: 4 } }));
  const distances = await Promise.all(references.map((reference) => distanceTo(opaque, reference)));
  return Math.min(...distances);
}

/** The same for an encoded file, as the visitor gets it. */
export async function fileDistanceToNearest(file: Uint8Array, references: readonly string[]): Promise<number> {
  const opaque = await onWhite(sharp(file));
  const distances = await Promise.all(references.map((reference) => distanceTo(opaque, reference)));
  return Math.min(...distances);
}

/**
 * Whether an encoded file is within the tolerance of a reference if shrunk during decoding. Much faster for large
 * files, and a match with any way of shrinking is good enough.
 */
export async function isNear(file: Uint8Array, references: readonly string[], tolerance: number): Promise<boolean> {
  for (const reference of references) {
    const truth = await onWhite(sharp(corpusBytes(reference)));
    const { width, height } = truth.info;
    const shrunk = await onWhite(sharp(file).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));
    if (meanDifference(shrunk.data, truth.data) <= tolerance) return true;
  }
  return false;
}

/** Shrinks by area average and Lanczos, and takes the smaller difference. */
async function distanceTo(opaque: RawRgb, reference: string): Promise<number> {
  const truth = await onWhite(sharp(corpusBytes(reference)));
  const { width, height } = truth.info;
  const lanczos = await sharp(opaque.data, { raw: opaque.info })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const averaged = areaAverage(opaque, { width, height });
  return Math.min(meanDifference(lanczos, truth.data), meanDifference(averaged, truth.data));
}

function onWhite(image: Sharp) {
  const opaque = image.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  return opaque.raw().toBuffer({ resolveWithObject: true });
}

type RawRgb = Awaited<ReturnType<typeof onWhite>>;

/** Mean absolute difference of two sample arrays of equal length. */
export function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) throw new Error(`${a.length} samples against ${b.length}`);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

function areaAverage({ data, info }: RawRgb, to: { width: number; height: number }): Float64Array {
  const sums = new Float64Array(to.width * to.height * 3);
  const columns = Array.from({ length: to.width }, (_, x) => overlaps(x, info.width / to.width, info.width));
  for (let y = 0; y < to.height; y++) {
    const rows = overlaps(y, info.height / to.height, info.height);
    for (const [x, cells] of columns.entries()) {
      let weights = 0;
      for (const row of rows) {
        for (const column of cells) {
          const weight = row.weight * column.weight;
          const from = (row.index * info.width + column.index) * 3;
          weights += weight;
          for (let c = 0; c < 3; c++) add(sums, (y * to.width + x) * 3 + c, (data[from + c] ?? 0) * weight);
        }
      }
      for (let c = 0; c < 3; c++) sums[(y * to.width + x) * 3 + c] = (sums[(y * to.width + x) * 3 + c] ?? 0) / weights;
    }
  }
  return sums;
}

function add(sums: Float64Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount;
}

/** Source cells that overlap one output cell, with their weights. */
function overlaps(cell: number, scale: number, limit: number): { index: number; weight: number }[] {
  const start = cell * scale;
  const end = Math.min(start + scale, limit);
  const cells: { index: number; weight: number }[] = [];
  for (let index = Math.floor(start); index < end; index++) {
    cells.push({ index, weight: Math.min(index + 1, end) - Math.max(index, start) });
  }
  return cells;
}
