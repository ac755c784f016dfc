import { deepest } from '../deep-pixels.ts';
import { srgbEncoded } from './curves.ts';
import { isHighRange } from './deep.ts';
import { profileSpace } from './icc.ts';
import { srgbSpace } from './rgb-space.ts';
import { type ColourSource, spaceOf } from './to-srgb.ts';

/** Converts RGBA with 16 bits per sample to sRGB, in place. */
export type DeepSrgb = (rgba: Uint16Array) => void;

/** Below this light, the curve of sRGB is a line. Above it, a table with interpolation is 0.01 of a sample off. */
const lineEnd = 0.0031308;
const steps = 1 << 16;

/** Undefined for colours that only our 8-bit engine converts: profiles with tables, and HDR. */
export function deepSrgb(source: ColourSource | undefined): DeepSrgb | undefined {
  if (source && 'transfer' in source && isHighRange(source)) return undefined;
  const profile = source && 'icc' in source ? profileSpace(source.icc) : undefined;
  if (profile && 'toXyz' in profile) return undefined;
  const space = spaceOf(source);
  if (space === srgbSpace) return () => {};
  const [red, green, blue] = space.curves.map((curve) =>
    Float32Array.from({ length: deepest + 1 }, (_, sample) => curve(sample / deepest)),
  ) as [Float32Array, Float32Array, Float32Array];
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = space.toLinearSrgb;
  const encode = encoder();
  return (rgba) => {
    for (let at = 0; at < rgba.length; at += 4) {
      const r = red[rgba[at] as number] as number;
      const g = green[rgba[at + 1] as number] as number;
      const b = blue[rgba[at + 2] as number] as number;
      rgba[at] = encode(rr * r + rg * g + rb * b);
      rgba[at + 1] = encode(gr * r + gg * g + gb * b);
      rgba[at + 2] = encode(br * r + bg * g + bb * b);
    }
  };
}

function encoder(): (light: number) => number {
  const encoded = Float64Array.from({ length: steps + 2 }, (_, step) => deepest * srgbEncoded(step / steps));
  return (light) => {
    if (light <= lineEnd) return Math.round(Math.max(light, 0) * 12.92 * deepest);
    if (light >= 1) return deepest;
    const step = Math.floor(light * steps);
    const from = encoded[step] as number;
    return Math.round(from + ((encoded[step + 1] as number) - from) * (light * steps - step));
  };
}
