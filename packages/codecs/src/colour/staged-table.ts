import { linear } from './curves.ts';
import { applied, type Matrix, type Vector } from './matrix.ts';
import { fixedAt } from './profile.ts';
import { readCurves } from './profile-curves.ts';
import { gridAt } from './sample-grid.ts';
import { passed, type Table, type Values } from './table.ts';

/** Offset in a grid of the bytes per sample; before it is room for the number of points along 16 inputs. */
const precisionAt = 16;
const gridHeadBytes = 20;
/** For stages without a grid. */
const defaultPoints = 33;

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
