import { type Curve, gamma, hybridLogGamma, linear, perceptualQuantizer, srgb } from './curves.ts';
import { inverse, product } from './matrix.ts';
import { bt709, type Primaries, type RgbSpace, toXyz } from './rgb-space.ts';

/** Code points of ITU-T H.273 from an `nclx` colour box. */
export interface CodingIndependentColour {
  readonly primaries: number;
  readonly transfer: number;
}

const PRIMARIES: ReadonlyMap<number, Primaries> = new Map([
  [1, bt709],
  [5, { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] }],
  [6, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }],
  [7, { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }],
  [9, { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] }],
  [12, { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] }],
]);

// Everything else, including the camera curves 1, 6, 14 and 15, is shown on sRGB screens with the sRGB curve.
const CURVES: ReadonlyMap<number, Curve> = new Map([
  [4, gamma(2.2)],
  [5, gamma(2.8)],
  [8, linear],
  [16, perceptualQuantizer],
  [18, hybridLogGamma],
]);

export function nclxSpace({ primaries, transfer }: CodingIndependentColour): RgbSpace {
  const curve = CURVES.get(transfer) ?? srgb;
  const source = PRIMARIES.get(primaries) ?? bt709;
  return { curves: [curve, curve, curve], toLinearSrgb: product(inverse(toXyz(bt709)), toXyz(source)) };
}
