import { type Curve, linear, sampled } from './curves.ts';
import { applied, type Matrix, type Vector } from './matrix.ts';
import { fixedAt } from './profile.ts';
import { readCurves } from './profile-curves.ts';
import { gridAt, samplesAt, type Values } from './sample-grid.ts';

/** Of simple tables: bytes per sample, and the offset of the first curve. */
const layouts = { mft1: { width: 1, start: 48 }, mft2: { width: 2, start: 52 } } as const;

/** Of tables in stages: offset in a grid of the bytes per sample; before it is room for the number of points along 16 inputs. */
const precisionAt = 16;
const gridHeadBytes = 20;
/** For stages without a grid. */
const defaultPoints = 33;

/** An ICC profile's table from device values to colours. */
export interface Table {
  /** Applied to each channel first; after them, the steps of the table are perceptually even. */
  readonly curves: readonly Curve[];
  /** Number of points along each input. */
  readonly points: readonly number[];
  /** From the curves' output to the three channels of a colour. */
  readonly look: (values: Values) => Values;
}

export function passed(curves: readonly Curve[], values: Values): Values {
  return curves.map((curve, index) => curve(values[index] ?? 0));
}

/**
 * lut8Type and lut16Type (ICC.1:2022, 10.10 and 10.11): curves, grid, curves. Their matrix only applies to XYZ input.
 */
export function readSimpleTable(tag: DataView, type: keyof typeof layouts, inputs: number): Table {
  const { width, start } = layouts[type];
  const [before, after] = type === 'mft1' ? [256, 256] : [tag.getUint16(48), tag.getUint16(50)];
  const points = Array.from({ length: inputs }, () => tag.getUint8(10));
  const gridStart = start + inputs * before * width;
  const grid = gridAt(tag, gridStart, width, points);
  const curves = readSamples(tag, start, { width, entries: before, count: inputs });
  const last = readSamples(tag, gridStart + grid.bytes, { width, entries: after, count: 3 });
  return { curves, points, look: (values) => passed(last, grid.interpolated(values)) };
}

interface Shape {
  width: 1 | 2;
  entries: number;
  count: number;
}

function readSamples(tag: DataView, start: number, { width, entries, count }: Shape): Curve[] {
  if (entries < 2) throw new RangeError('a curve of one entry');
  return Array.from({ length: count }, (_, index) =>
    sampled(samplesAt(tag, start + index * entries * width, width, entries)),
  );
}

/**
 * lutAToBType (ICC.1:2022, 10.12): A curves and grid, M curves and matrix, B curves. The first two pairs are optional.
 */
export function readStagedTable(tag: DataView, inputs: number): Table {
  const [b = 0, matrix = 0, m = 0, grid = 0, a = 0] = [12, 16, 20, 24, 28].map((at) => tag.getUint32(at));
  const last = readCurves(tag, b, 3);
  const mix = matrix ? readMatrix(tag, matrix) : (values: Values) => values;
  const end = (values: Values) => passed(last, mix(values));
  const middle = m ? readCurves(tag, m, 3) : undefined;
  if (grid) {
    const { points, interpolated } = readGrid(tag, grid, inputs);
    const curves = a ? readCurves(tag, a, inputs) : Array.from({ length: inputs }, () => linear);
    const rest = middle ? (values: Values) => end(passed(middle, values)) : end;
    return { curves, points, look: (values) => rest(interpolated(values)) };
  }
  if (inputs !== 3) throw new RangeError('a table without a grid');
  return {
    curves: middle ?? [linear, linear, linear],
    points: [defaultPoints, defaultPoints, defaultPoints],
    look: end,
  };
}

function readGrid(tag: DataView, offset: number, inputs: number) {
  const points = Array.from({ length: inputs }, (_, input) => tag.getUint8(offset + input));
  const width = tag.getUint8(offset + precisionAt);
  if (width !== 1 && width !== 2) throw new RangeError(`samples of ${width} bytes`);
  return gridAt(tag, offset + gridHeadBytes, width, points);
}

/** Three rows, then the offsets. */
function readMatrix(tag: DataView, offset: number): (values: Values) => Values {
  const [a, b, c, added] = [0, 12, 24, 36].map(
    (from): Vector => [fixedAt(tag, offset + from), fixedAt(tag, offset + from + 4), fixedAt(tag, offset + from + 8)],
  ) as [Vector, Vector, Vector, Vector];
  const matrix: Matrix = [a, b, c];
  return ([x = 0, y = 0, z = 0]) => applied(matrix, [x, y, z]).map((value, index) => value + (added[index] ?? 0));
}
