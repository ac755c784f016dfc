import {
  type Curve,
  gamma,
  hybridLogGamma,
  linear,
  logarithmic,
  perceptualQuantizer,
  smpte240,
  smpte428,
  srgb,
  srgbEncoded,
} from './curves.ts';
import { applied, fromColumns, identity, inverse, type Matrix, product, scaled, type Vector } from './matrix.ts';

/** A curve per channel to linear light, then a matrix to linear sRGB. */
export interface RgbSpace {
  readonly curves: readonly [Curve, Curve, Curve];
  readonly toLinearSrgb: Matrix;
}

/** Linear sRGB to XYZ, adapted to the D50 white point of ICC profiles (Bradford). */
const srgbToXyzD50: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

/** For XYZ with a D50 white point. */
export const xyzToLinearSrgb: Matrix = inverse(srgbToXyzD50);

export const srgbSpace: RgbSpace = { curves: [srgb, srgb, srgb], toLinearSrgb: identity };

/** Smaller differences are rounding errors in the profile. */
const sameWithin = 0.003;

export function isSrgb({ curves, toLinearSrgb }: RgbSpace): boolean {
  const sameMatrix = toLinearSrgb.every((row, y) =>
    row.every((value, x) => Math.abs(value - (identity[y]?.[x] ?? 0)) < sameWithin),
  );
  if (!sameMatrix) return false;
  return curves.every((curve) => {
    for (let coded = 0; coded <= 255; coded++) {
      if (Math.abs(srgbEncoded(curve(coded / 255)) - srgbEncoded(srgb(coded / 255))) > sameWithin) return false;
    }
    return true;
  });
}

/** In the widest real colour spaces, factors stay below 4. */
const largestFactor = 8;

/** Whether white is about white. Some writers fill the matrix of a profile with zeros or random bytes. */
export function isPlausible({ curves, toLinearSrgb }: RgbSpace): boolean {
  const white = applied(toLinearSrgb, [curves[0](1), curves[1](1), curves[2](1)]);
  return (
    white.every((light) => light > 0.5 && light < 2) &&
    toLinearSrgb.flat().every((factor) => Math.abs(factor) <= largestFactor)
  );
}

type Chromaticity = readonly [x: number, y: number];

export interface Primaries {
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
  /** Default: D65. */
  readonly white?: Chromaticity;
}

const d65: Chromaticity = [0.3127, 0.329];
const illuminantC: Chromaticity = [0.31, 0.316];

export const bt709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };
export const bt2020: Primaries = { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] };
const ntsc: Primaries = { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] };
const p3 = { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] } as const satisfies Primaries;

/** From linear light in one space to that in another. */
export function between(from: Primaries, to: Primaries): Matrix {
  return product(inverse(toXyz(to)), toXyz(from));
}

/** Shares of red, green and blue in the luminance of white, which is 1. */
export function luminanceOf(primaries: Primaries): Vector {
  return toXyz(primaries)[1];
}

/** Linear RGB to XYZ with a D65 white point. */
function toXyz({ red, green, blue, white = d65 }: Primaries): Matrix {
  const unscaled = [xyz(red), xyz(green), xyz(blue)] as const;
  const [r, g, b] = applied(inverse(fromColumns(...unscaled)), whiteXyz(white));
  const own = fromColumns(scaled(unscaled[0], r), scaled(unscaled[1], g), scaled(unscaled[2], b));
  return white === d65 ? own : product(adaptation(white, d65), own);
}

/** x, y and z, which add up to 1. */
function xyz([x, y]: Chromaticity): Vector {
  return [x, y, 1 - x - y];
}

/** With a luminance of 1. */
function whiteXyz(white: Chromaticity): Vector {
  return scaled(xyz(white), 1 / white[1]);
}

/** Bradford's cone responses. */
const cones: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function adaptation(from: Chromaticity, to: Chromaticity): Matrix {
  const [before, after] = [applied(cones, whiteXyz(from)), applied(cones, whiteXyz(to))];
  const scale: Matrix = [
    [after[0] / before[0], 0, 0],
    [0, after[1] / before[1], 0],
    [0, 0, after[2] / before[2]],
  ];
  return product(inverse(cones), product(scale, cones));
}

/** Code points of ITU-T H.273 from an `nclx` colour box. */
export interface CodingIndependentColour {
  readonly primaries: number;
  readonly transfer: number;
}

const primariesByCode: ReadonlyMap<number, Primaries> = new Map([
  [1, bt709],
  [4, { red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08], white: illuminantC }],
  [5, { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] }],
  [6, ntsc],
  [7, ntsc],
  [8, { red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049], white: illuminantC }],
  [9, bt2020],
  [10, { red: [1, 0], green: [0, 1], blue: [0, 0], white: [1 / 3, 1 / 3] }],
  [11, { ...p3, white: [0.314, 0.351] }],
  [12, p3],
  [22, { red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077] }],
]);

// All others, including the camera curves 1, 6, 14 and 15, are displayed with the sRGB curve.
const curvesByCode: ReadonlyMap<number, Curve> = new Map([
  [4, gamma(2.2)],
  [5, gamma(2.8)],
  [7, smpte240],
  [8, linear],
  [9, logarithmic(2)],
  [10, logarithmic(2.5)],
  [16, perceptualQuantizer],
  [17, smpte428],
  [18, hybridLogGamma],
]);

export function nclxSpace({ primaries, transfer }: CodingIndependentColour): RgbSpace {
  const curve = curvesByCode.get(transfer) ?? srgb;
  return { curves: [curve, curve, curve], toLinearSrgb: between(primariesOf(primaries), bt709) };
}

export function primariesOf(code: number): Primaries {
  return primariesByCode.get(code) ?? bt709;
}

/** Primaries and gamma given in the file. */
export interface Calibration extends Primaries {
  /** Exponent with which light was encoded. */
  readonly gamma: number;
}

export function calibratedSpace({ gamma: encoding, ...primaries }: Calibration): RgbSpace {
  const curve = gamma(1 / encoding);
  return { curves: [curve, curve, curve], toLinearSrgb: between(primaries, bt709) };
}
