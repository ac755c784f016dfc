import { photometrics, type TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';

/** Tristimulus values of D50, the white of CIELAB in TIFF. */
const white = [0.9642, 1, 0.8249] as const;

/** XYZ for a D50 white to linear sRGB (Bradford), from Lindbloom's tables. */
const toSrgb = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** CIE 15: where the cube root gives way to a straight line. */
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

/** Steps of linear light in the table of sRGB values. */
const lightSteps = 1 << 14;
const encoded = Uint8Array.from({ length: lightSteps + 1 }, (_, step) => {
  const light = step / lightSteps;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** CIE L*a*b*: TIFF 6.0, section 23 (signed a* and b*), or as ICC profiles have it (with an offset). */
export function labToSrgb({ photometric, bits, samples }: TiffPicture): PaintColours {
  const isSigned = photometric === photometrics.cielab;
  // In units of a* and b*: 1 with 8 bits, 256 with 16.
  const unit = 2 ** (bits - 8);
  const mostLightness = isSigned ? 2 ** bits - 1 : 255 * unit;
  const half = 128 * unit;
  const colour = (sample: number) =>
    (isSigned && sample < half ? sample : sample - (isSigned ? 2 * half : half)) / unit;
  return (row, pixels, { data, at, step }) => {
    for (let x = 0, from = 0, to = at; x < pixels; x += 1, from += samples, to += step) {
      const lightness = ((row[from] as number) * 100) / mostLightness;
      const fy = (lightness + 16) / 116;
      const X = white[0] * light(fy + colour(row[from + 1] as number) / 500);
      const Y = white[1] * (lightness > kappa * epsilon ? fy ** 3 : lightness / kappa);
      const Z = white[2] * light(fy - colour(row[from + 2] as number) / 200);
      for (let channel = 0; channel < 3; channel += 1) {
        const [x, y, z] = toSrgb[channel as 0 | 1 | 2];
        data[to + channel] = srgb(x * X + y * Y + z * Z);
      }
    }
  };
}

function light(f: number): number {
  const cube = f ** 3;
  return cube > epsilon ? cube : (116 * f - 16) / kappa;
}

function srgb(light: number): number {
  return encoded[Math.min(Math.max(Math.round(light * lightSteps), 0), lightSteps)] as number;
}
