import type { Values } from './table.ts';

/** Colours at the points of a grid with one dimension for each number of the picture. */
export interface SampleGrid {
  readonly points: readonly number[];
  /** How many bytes it takes in the profile. */
  readonly bytes: number;
  /** Between the points, by multilinear interpolation. */
  readonly interpolated: (values: Values) => Values;
}

const outputs = [0, 1, 2];

/** The last input varies fastest. Samples stay where they are, because a profile may hold millions of them. */
export function gridAt(view: DataView, offset: number, width: 1 | 2, points: readonly number[]): SampleGrid {
  const bytes = points.reduce((product, count) => product * count, outputs.length * width);
  const isPossible = points.every((count) => count >= 2) && offset + bytes <= view.byteLength;
  if (!isPossible) throw new RangeError('a grid without room in its tag');
  const sample = sampleIn(view, offset, width);
  return {
    points,
    bytes,
    interpolated(values) {
      const corners = cornersAround(points, values);
      return outputs.map((output) =>
        corners.reduce((sum, { point, weight }) => sum + weight * sample(point * outputs.length + output), 0),
      );
    },
  };
}

interface Corner {
  readonly point: number;
  readonly weight: number;
}

function cornersAround(points: readonly number[], values: Values): Corner[] {
  let corners: Corner[] = [{ point: 0, weight: 1 }];
  for (const [dimension, count] of points.entries()) {
    const position = withinRange(values[dimension] ?? 0) * (count - 1);
    const below = Math.min(Math.floor(position), count - 2);
    const part = position - below;
    corners = corners.flatMap(({ point, weight }) => [
      { point: point * count + below, weight: weight * (1 - part) },
      { point: point * count + below + 1, weight: weight * part },
    ]);
  }
  return corners.filter(({ weight }) => weight > 0);
}

/** Samples of 1 or 2 bytes as 0 to 1. */
export function samplesAt(view: DataView, offset: number, width: 1 | 2, count: number): Float32Array {
  if (offset + width * count > view.byteLength) throw new RangeError('samples reach beyond their tag');
  const sample = sampleIn(view, offset, width);
  return Float32Array.from({ length: count }, (_, index) => sample(index));
}

function sampleIn(view: DataView, offset: number, width: 1 | 2): (index: number) => number {
  if (width === 1) return (index) => view.getUint8(offset + index) / 255;
  return (index) => view.getUint16(offset + 2 * index) / 65_535;
}

/** Clamped to 0 to 1; NaN, which broken curves give, becomes 0. */
export function withinRange(value: number): number {
  return Math.min(Math.max(value, 0), 1) || 0;
}
