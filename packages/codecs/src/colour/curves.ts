/** Light (0 to 1, linear) for a coded value from 0 to 1. */
export type Curve = (coded: number) => number;

export const linear: Curve = (coded) => coded;

export function gamma(exponent: number): Curve {
  return (coded) => coded ** exponent;
}

/** IEC 61966-2-1 */
export const srgb: Curve = (coded) => (coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4);

export function srgbEncoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Samples at equal distances from 0 to 1, with linear interpolation between them. */
export function sampled(samples: ArrayLike<number>): Curve {
  const last = samples.length - 1;
  return (coded) => {
    const position = Math.min(Math.max(coded, 0), 1) * last;
    const index = Math.min(Math.floor(position), last - 1);
    const from = samples[index] ?? 0;
    const to = samples[index + 1] ?? from;
    return from + (to - from) * (position - index);
  };
}

/** Luminance of white paper in HDR pictures, cd/m² (ITU-R BT.2408). */
const referenceWhite = 203;
const hlgPeak = 1000;
const knee = 0.6;

/** SMPTE ST 2084, mapped to the range of an ordinary screen. */
export const perceptualQuantizer: Curve = (coded) => {
  const root = coded ** (1 / 78.84375);
  const base = Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root);
  return rolledOff((10_000 * base ** (1 / 0.1593017578125)) / referenceWhite);
};

/** ITU-R BT.2100 HLG for a 1000 cd/m² screen (system gamma 1.2), mapped to the range of an ordinary one. */
export const hybridLogGamma: Curve = (coded) => {
  const scene = coded <= 0.5 ? coded ** 2 / 3 : (Math.exp((coded - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return rolledOff((hlgPeak * scene ** 1.2) / referenceWhite);
};

/** Leaves shadows and midtones alone and gently compresses highlights towards 1. */
function rolledOff(light: number): number {
  if (light <= knee) return light;
  return 1 - (1 - knee) * Math.exp((knee - light) / (1 - knee));
}
