import { hlgSceneLight, hlgSystemGain, pqLight, toneMapped } from './hdr.ts';

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

/** SMPTE ST 2084, mapped to the range of an ordinary screen. */
export const perceptualQuantizer: Curve = (coded) => toneMapped(pqLight(coded));

/** ITU-R BT.2100 HLG, mapped to the range of an ordinary screen. */
export const hybridLogGamma: Curve = (coded) => {
  const scene = hlgSceneLight(coded);
  return toneMapped(scene * hlgSystemGain(scene));
};

/** SMPTE ST 240. */
export const smpte240: Curve = (coded) => (coded < 0.0912 ? coded / 4 : ((coded + 0.1115) / 1.1115) ** (1 / 0.45));

/** SMPTE ST 428-1, of digital cinema: white is a little below the highest number. */
export const smpte428: Curve = (coded) => (coded ** 2.6 * 52.37) / 48;

/** Over this many powers of ten. */
export function logarithmic(decades: number): Curve {
  return (coded) => (coded <= 0 ? 0 : 10 ** ((coded - 1) * decades));
}
