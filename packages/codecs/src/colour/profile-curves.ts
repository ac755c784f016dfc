import { type Curve, gamma, linear, sampled } from './curves.ts';
import { fixedAt, textAt } from './profile.ts';
import { samplesAt } from './sample-grid.ts';

/** Type signature, reserved bytes, and the number of entries or the function type. */
const headBytes = 12;
/** Number of parameters of each parametric curve type (ICC.1:2022, table 68). */
const parameters = [1, 3, 4, 5, 7];

export function readCurve(tag: DataView | undefined): Curve | undefined {
  return tag && curveAt(tag, 0).curve;
}

/** Consecutive curves, each aligned to 4 bytes. */
export function readCurves(view: DataView, offset: number, count: number): Curve[] {
  let at = offset;
  return Array.from({ length: count }, () => {
    const { curve, length } = curveAt(view, at);
    at += Math.ceil(length / 4) * 4;
    return curve;
  });
}

function curveAt(view: DataView, offset: number): { curve: Curve; length: number } {
  const type = textAt(view, offset);
  if (type === 'curv') {
    const count = view.getUint32(offset + 8);
    return { curve: tableCurve(view, offset, count), length: headBytes + 2 * count };
  }
  const kind = view.getUint16(offset + 8);
  const count = parameters[kind];
  if (type !== 'para' || count === undefined) throw new RangeError(`unknown curve ${type}`);
  const values = Array.from({ length: count }, (_, index) => fixedAt(view, offset + headBytes + index * 4));
  return { curve: parametricCurve(kind, values), length: headBytes + 4 * count };
}

function tableCurve(view: DataView, offset: number, count: number): Curve {
  if (count === 0) return linear;
  if (count === 1) return gamma(view.getUint16(offset + headBytes) / 256);
  return sampled(samplesAt(view, offset + headBytes, 2, count));
}

/** Each of the five types is the last one with some parameters omitted. */
function parametricCurve(kind: number, [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Curve {
  if (kind === 0) return gamma(g);
  if (kind === 1) return piecewise(g, a, b, 0, -b / a, 0, 0);
  if (kind === 2) return piecewise(g, a, b, 0, -b / a, c, c);
  return piecewise(g, a, b, c, d, e, f);
}

/** (ax + b)^g + e for x ≥ d, cx + f below. */
function piecewise(g: number, a: number, b: number, c: number, d: number, e: number, f: number): Curve {
  return (x) => (x >= d ? Math.max(a * x + b, 0) ** g + e : c * x + f);
}
