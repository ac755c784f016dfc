import { hlgSceneLight, hlgSystemGain, pqLight, toneMapped } from './hdr.ts';

/** Linear light (0 to 1) for an encoded value (0 to 1). */
export type Curve = (coded: number) => number;

export const linear: Curve = (coded) => coded;

export function gamma(exponent: number): Curve {
  return (coded) => coded ** exponent;
}

/** IEC 61966-2-1. */
export const srgb: Curve = (coded) => (coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4);

export function srgbEncoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Evenly spaced samples from 0 to 1, with linear interpolation between them. */
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

/** SMPTE ST 2084, tone-mapped to SDR. */
export const perceptualQuantizer: Curve = (coded) => toneMapped(pqLight(coded));

/** ITU-R BT.2100 HLG, tone-mapped to SDR. */
export const hybridLogGamma: Curve = (coded) => {
  const scene = hlgSceneLight(coded);
  return toneMapped(scene * hlgSystemGain(scene));
};

/** SMPTE ST 240. */
export const smpte240: Curve = (coded) => (coded < 0.0912 ? coded / 4 : ((coded + 0.1115) / 1.1115) ** (1 / 0.45));

/** SMPTE ST 428-1, for digital cinema: white is slightly below the highest value. */
export const smpte428: Curve = (coded) => (coded ** 2.6 * 52.37) / 48;

/** A logarithmic curve over this many powers of ten. */
export function logarithmic(decades: number): Curve {
  return (coded) => (coded <= 0 ? 0 : 10 ** ((coded - 1) * decades));
}
