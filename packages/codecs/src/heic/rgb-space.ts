import { type Curve, srgb } from './curves.ts';
import { applied, fromColumns, identity, inverse, type Matrix, scaled, type Vector } from './matrix.ts';

/** How the numbers of a picture become light: one curve per channel, then a matrix to linear sRGB. */
export interface RgbSpace {
  readonly curves: readonly [Curve, Curve, Curve];
  readonly toLinearSrgb: Matrix;
}

export const srgbSpace: RgbSpace = { curves: [srgb, srgb, srgb], toLinearSrgb: identity };

type Chromaticity = readonly [x: number, y: number];

export interface Primaries {
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
}

const D65: Chromaticity = [0.3127, 0.329];

export const bt709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

/** Linear RGB to XYZ for a D65 white. */
export function toXyz({ red, green, blue }: Primaries): Matrix {
  const unscaled = [xyz(red), xyz(green), xyz(blue)] as const;
  const [r, g, b] = applied(inverse(fromColumns(...unscaled)), xyz(D65));
  return fromColumns(scaled(unscaled[0], r), scaled(unscaled[1], g), scaled(unscaled[2], b));
}

function xyz([x, y]: Chromaticity): Vector {
  return [x / y, 1, (1 - x - y) / y];
}
