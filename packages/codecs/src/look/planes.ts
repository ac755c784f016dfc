import type { Size } from '@image-converter/formats/inspection';
import type { Curve } from '../colour/curves.ts';
import type { RgbSpace } from '../colour/rgb-space.ts';
import type { Arrays } from './arrays.ts';
import { Blur } from './blur.ts';
import { type Scale, scaleWeights } from './weights.ts';

/** Opaque samples: RGBA, of which the last is ignored. */
export interface Seen extends Size {
  readonly data: Uint8ClampedArray;
  /** Of the samples; by default sRGB. */
  readonly space?: RgbSpace | undefined;
}

export interface Plane {
  readonly samples: Float32Array;
  readonly blurred: Float32Array;
}

/** The planes of XYB that count at one size of the picture, in the order of their weights. */
export interface SeenScale extends Size {
  readonly planes: readonly Plane[];
}

/** Smaller pictures have no further scale, and none at all if they are smaller from the start. */
export const minSide = 8;

const bias = 0.0037930732552754493;
const biasRoot = Math.cbrt(bias);

const lightBy = (curve: Curve) => Float32Array.from({ length: 256 }, (_, sample) => curve(sample / 255));
const srgbLight = lightBy((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

/** A table of cube roots takes a third of the time; it is not exact enough for the darkest of them. */
const rootSteps = 16384;
const largest = 1 + 2 * bias;
const exactBelow = 64;
const roots = Float32Array.from({ length: rootSteps + 2 }, (_, step) => Math.cbrt((step * largest) / rootSteps));

/** As in libjxl, light that no eye could see is none. Some spaces have more than white. */
function rootOf(value: number): number {
  const step = value * (rootSteps / largest);
  if (step < exactBelow || step > rootSteps) return Math.cbrt(Math.max(0, value)) - biasRoot;
  const below = Math.floor(step);
  const root = roots[below] as number;
  return root + (step - below) * ((roots[below + 1] as number) - root) - biasRoot;
}

/** What the metric sees of a picture. That of the original is made once and compared with many others. */
export function scalesOf(seen: Seen, arrays: Arrays): SeenScale[] {
  let linear = linearOf(seen, arrays);
  let current: Size = { width: seen.width, height: seen.height };
  const scales: SeenScale[] = [];
  for (const weights of scaleWeights) {
    if (current.width < minSide || current.height < minSide) break;
    if (scales.length > 0) [linear, current] = halved(linear, current, arrays);
    const blur = new Blur(current, arrays);
    const all = xybOf(linear, weights, arrays);
    const counting = (['x', 'y', 'b'] as const).filter((name) => weights[name]);
    const planes = counting.map((name) => ({ samples: all[name], blurred: blur.blurred(all[name]) }));
    scales.push({ ...current, planes });
  }
  return scales;
}

type Linear = readonly [Float32Array, Float32Array, Float32Array];

function linearOf({ data: rgba, space }: Seen, arrays: Arrays): Linear {
  const channel = (first: 0 | 1 | 2) => {
    const light = space ? lightBy(space.curves[first]) : srgbLight;
    const samples = arrays.next(rgba.length / 4);
    for (let at = 0; at < samples.length; at += 1) samples[at] = light[rgba[at * 4 + first] as number] as number;
    return samples;
  };
  const linear: Linear = [channel(0), channel(1), channel(2)];
  if (space) toLinearSrgb(linear, space);
  return linear;
}

/** In place. Colours that sRGB does not have are below 0 or above 1. */
function toLinearSrgb([red, green, blue]: Linear, { toLinearSrgb: [toRed, toGreen, toBlue] }: RgbSpace): void {
  for (let at = 0; at < red.length; at += 1) {
    const [r, g, b] = [red[at] as number, green[at] as number, blue[at] as number];
    red[at] = toRed[0] * r + toRed[1] * g + toRed[2] * b;
    green[at] = toGreen[0] * r + toGreen[1] * g + toGreen[2] * b;
    blue[at] = toBlue[0] * r + toBlue[1] * g + toBlue[2] * b;
  }
}

/** Light is averaged, not what the eye makes of it. Samples at an odd edge count twice. */
function halved(linear: Linear, { width, height }: Size, arrays: Arrays): [Linear, Size] {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const half = (from: Float32Array) => {
    const to = arrays.next(size.width * size.height);
    for (let y = 0; y < size.height; y += 1) {
      const above = 2 * y * width;
      const below = Math.min(2 * y + 1, height - 1) * width;
      for (let x = 0; x < size.width; x += 1) {
        const left = 2 * x;
        const right = Math.min(left + 1, width - 1);
        const sum =
          (from[above + left] as number) +
          (from[above + right] as number) +
          (from[below + left] as number) +
          (from[below + right] as number);
        to[y * size.width + x] = sum / 4;
      }
    }
    return to;
  };
  return [[half(linear[0]), half(linear[1]), half(linear[2])], size];
}

/** XYB of JPEG XL, moved and scaled to about 0 to 1. At full size only brightness counts, which most of the time is for. */
function xybOf([red, green, blue]: Linear, weights: Scale, arrays: Arrays) {
  const [x, y, b] = [arrays.next(red.length), arrays.next(red.length), arrays.next(red.length)];
  for (let at = 0; at < red.length; at += 1) {
    const r = red[at] as number;
    const g = green[at] as number;
    const v = blue[at] as number;
    const long = rootOf(0.3 * r + 0.622 * g + 0.078 * v + bias);
    const medium = rootOf(0.23 * r + 0.692 * g + 0.078 * v + bias);
    y[at] = (long + medium) / 2 + 0.01;
    x[at] = 7 * (long - medium) + 0.42;
  }
  if (weights.b) {
    for (let at = 0; at < red.length; at += 1) {
      const [r, g, v] = [red[at] as number, green[at] as number, blue[at] as number];
      const short = rootOf(0.24342268924547819 * r + 0.20476744424496821 * g + 0.5518098665095535 * v + bias);
      b[at] = short - (y[at] as number) + 0.56;
    }
  }
  return { x, y, b };
}
