import { type Curve, gamma, hybridLogGamma, linear, perceptualQuantizer, srgb, srgbEncoded } from './curves.ts';
import { applied, fromColumns, identity, inverse, type Matrix, product, scaled, type Vector } from './matrix.ts';

/** How the numbers of a picture become light: one curve per channel, then a matrix to linear sRGB. */
export interface RgbSpace {
  readonly curves: readonly [Curve, Curve, Curve];
  readonly toLinearSrgb: Matrix;
}

export const srgbSpace: RgbSpace = { curves: [srgb, srgb, srgb], toLinearSrgb: identity };

/** Differences below this are rounding in the profile. */
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

type Chromaticity = readonly [x: number, y: number];

export interface Primaries {
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
}

const d65: Chromaticity = [0.3127, 0.329];

const bt709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

/** Linear RGB to XYZ for a D65 white. */
function toXyz({ red, green, blue }: Primaries): Matrix {
  const unscaled = [xyz(red), xyz(green), xyz(blue)] as const;
  const [r, g, b] = applied(inverse(fromColumns(...unscaled)), xyz(d65));
  return fromColumns(scaled(unscaled[0], r), scaled(unscaled[1], g), scaled(unscaled[2], b));
}

function xyz([x, y]: Chromaticity): Vector {
  return [x / y, 1, (1 - x - y) / y];
}

/** Code points of ITU-T H.273 from an `nclx` colour box. */
export interface CodingIndependentColour {
  readonly primaries: number;
  readonly transfer: number;
}

const primariesByCode: ReadonlyMap<number, Primaries> = new Map([
  [1, bt709],
  [5, { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] }],
  [6, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }],
  [7, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }],
  [9, { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] }],
  [12, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] }],
]);

// Everything else, including the camera curves 1, 6, 14 and 15, is shown on sRGB screens with the sRGB curve.
const curvesByCode: ReadonlyMap<number, Curve> = new Map([
  [4, gamma(2.2)],
  [5, gamma(2.8)],
  [8, linear],
  [16, perceptualQuantizer],
  [18, hybridLogGamma],
]);

export function nclxSpace({ primaries, transfer }: CodingIndependentColour): RgbSpace {
  const curve = curvesByCode.get(transfer) ?? srgb;
  const source = primariesByCode.get(primaries) ?? bt709;
  return { curves: [curve, curve, curve], toLinearSrgb: toLinearSrgb(source) };
}

/** White stays white, whichever it was. */
export function toLinearSrgb(primaries: Primaries): Matrix {
  return product(inverse(toXyz(bt709)), toXyz(primaries));
}
