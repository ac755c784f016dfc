/** Channels of a pixel, or of a colour at some stage of a profile, each from 0 to 1. */
export type Values = readonly number[];

/** Colours at the points of a grid with one dimension per channel of the picture. */
export interface SampleGrid {
  readonly points: readonly number[];
  /** Size in the profile. */
  readonly bytes: number;
  /** Multilinear interpolation between the points. */
  readonly interpolated: (values: Values) => Values;
}

/** Channels of a colour. */
const outputs = 3;

/** The last input varies fastest. Samples are read in place, because a profile may hold millions of them. */
export function gridAt(view: DataView, offset: number, width: 1 | 2, points: readonly number[]): SampleGrid {
  const bytes = points.reduce((product, count) => product * count, outputs * width);
  const isPossible = points.every((count) => count >= 2) && offset + bytes <= view.byteLength;
  if (!isPossible) throw new RangeError('a grid without room in its tag');
  const sample = sampleIn(view, offset, width);
  const corners = 2 ** points.length;
  return {
    points,
    bytes,
    interpolated(values) {
      const places = points.map((count, input) => placeAmong(count, values[input] ?? 0));
      const colour = [0, 0, 0];
      for (let corner = 0; corner < corners; corner++) {
        let [point, weight] = [0, 1];
        for (const [input, { below, part }] of places.entries()) {
          const isBeyond = (corner >> input) & 1;
          point = point * (points[input] ?? 0) + below + isBeyond;
          weight *= isBeyond ? part : 1 - part;
        }
        if (weight === 0) continue;
        for (let output = 0; output < outputs; output++) {
          colour[output] = (colour[output] ?? 0) + weight * sample(point * outputs + output);
        }
      }
      return colour;
    },
  };
}

/** The grid point below a value from 0 to 1, and the fraction of the way to the next one. */
export function placeAmong(points: number, value: number): { below: number; part: number } {
  const position = withinRange(value) * (points - 1);
  const below = Math.min(Math.floor(position), points - 2);
  return { below, part: position - below };
}

/** Samples of 1 or 2 bytes, scaled to 0–1. */
export function samplesAt(view: DataView, offset: number, width: 1 | 2, count: number): Float32Array {
  if (offset + width * count > view.byteLength) throw new RangeError('samples reach beyond their tag');
  const sample = sampleIn(view, offset, width);
  return Float32Array.from({ length: count }, (_, index) => sample(index));
}

function sampleIn(view: DataView, offset: number, width: 1 | 2): (index: number) => number {
  if (width === 1) return (index) => view.getUint8(offset + index) / 255;
  return (index) => view.getUint16(offset + 2 * index) / 65_535;
}

/** Clamps to 0–1; NaN, which broken curves produce, becomes 0. */
export function withinRange(value: number): number {
  return Math.min(Math.max(value, 0), 1) || 0;
}
