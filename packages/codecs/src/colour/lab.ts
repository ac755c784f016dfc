import { lightToSrgb } from './light-to-srgb.ts';
import { applied, type Vector } from './matrix.ts';
import { xyzToLinearSrgb } from './rgb-space.ts';

/** Tristimulus values of D50, the white point of the profile connection space and of CIELAB in files. */
export const d50: Vector = [0.9642, 1, 0.8249];

/** CIE 15: where the cube root turns into a straight line. */
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

export function xyzOfLab(lightness: number, a: number, b: number): Vector {
  const fy = (lightness + 16) / 116;
  return [d50[0] * cubed(fy + a / 500), d50[1] * cubed(fy), d50[2] * cubed(fy - b / 200)];
}

/** sRGB bytes of CIE L*a*b*. */
export function labColour(lightness: number, a: number, b: number): Vector {
  const [red, green, blue] = applied(xyzToLinearSrgb, xyzOfLab(lightness, a, b));
  return [lightToSrgb(red), lightToSrgb(green), lightToSrgb(blue)];
}

function cubed(f: number): number {
  const cube = f ** 3;
  return cube > epsilon ? cube : (116 * f - 16) / kappa;
}
