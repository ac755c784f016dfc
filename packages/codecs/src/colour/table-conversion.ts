import { srgbEncoded } from './curves.ts';
import { applied } from './matrix.ts';
import { xyzToLinearSrgb } from './rgb-space.ts';
import { withinRange } from './sample-grid.ts';
import type { Values } from './table.ts';
import type { TableSpace } from './table-space.ts';
import type { ColourConversion } from './to-srgb.ts';

/** Points of our own table along each input; LittleCMS uses as many. */
const mostPoints = 33;

export function conversionByTable(space: TableSpace): ColourConversion {
  return space.points.length === 1 ? fromGrey(space) : fromRgb(space);
}

/** Red stands for the grey, which may become a tinted one. */
function fromGrey({ curves: [curve], toXyz }: TableSpace): ColourConversion {
  const words = Int32Array.from({ length: 256 }, (_, sample) => {
    const [red = 0, green = 0, blue = 0] = srgbOf(toXyz, [curve?.(sample / 255) ?? 0]).map(Math.round);
    return red | (green << 8) | (blue << 16);
  });
  return (rgba) => {
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    for (let i = 0; i < pixels.length; i += 1) {
      const pixel = pixels[i] as number;
      pixels[i] = (words[pixel & 0xff] as number) | (pixel & 0xff000000);
    }
  };
}

function srgbOf(toXyz: TableSpace['toXyz'], values: Values): number[] {
  return applied(xyzToLinearSrgb, toXyz(values)).map((light) => srgbEncoded(withinRange(light)) * 255);
}

/**
 * By a table of sRGB values whose points include those of the profile's own, as far as these are not too many. Between
 * them, a pixel lies in one of six tetrahedra; it is mixed from four points, which are reached by steps along the
 * inputs, the one that is furthest from the first point before the others.
 */
function fromRgb(space: TableSpace): ColourConversion {
  let tables: ReturnType<typeof tableOf> | undefined;
  return (rgba) => {
    tables ??= tableOf(space);
    const { table, red, green, blue } = tables;
    const across = red.step + green.step + blue.step;
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    for (let i = 0; i < pixels.length; i += 1) {
      const pixel = pixels[i] as number;
      const [r, g, b] = [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff];
      let [far, middle, near] = [red.part[r] as number, green.part[g] as number, blue.part[b] as number];
      let [farStep, middleStep, nearStep] = [red.step, green.step, blue.step];
      if (far < middle) {
        [far, middle] = [middle, far];
        [farStep, middleStep] = [middleStep, farStep];
      }
      if (middle < near) {
        [middle, near] = [near, middle];
        [middleStep, nearStep] = [nearStep, middleStep];
      }
      if (far < middle) {
        [far, middle] = [middle, far];
        [farStep, middleStep] = [middleStep, farStep];
      }
      const first = (red.below[r] as number) + (green.below[g] as number) + (blue.below[b] as number);
      const second = first + farStep;
      const third = second + middleStep;
      const last = first + across;
      let word = pixel & 0xff000000;
      for (let channel = 0; channel < 3; channel += 1) {
        const value =
          (1 - far) * (table[first + channel] as number) +
          (far - middle) * (table[second + channel] as number) +
          (middle - near) * (table[third + channel] as number) +
          near * (table[last + channel] as number);
        word |= (value + 0.5) << (8 * channel);
      }
      pixels[i] = word;
    }
  };
}

/** Where each sample lies along an input of the table: behind which point, and how far on the way to the next. */
interface Axis {
  readonly step: number;
  readonly below: Int32Array;
  readonly part: Float32Array;
}

function tableOf({ curves, points, toXyz }: TableSpace) {
  const [reds, greens, blues] = points.map(pointsAlong) as [number, number, number];
  const table = new Float32Array(reds * greens * blues * 3);
  let at = 0;
  for (let r = 0; r < reds; r++) {
    for (let g = 0; g < greens; g++) {
      for (let b = 0; b < blues; b++, at += 3) {
        table.set(srgbOf(toXyz, [r / (reds - 1), g / (greens - 1), b / (blues - 1)]), at);
      }
    }
  }
  const axis = (input: number, count: number, step: number): Axis => {
    const positions = Float64Array.from({ length: 256 }, (_, sample) => {
      return withinRange(curves[input]?.(sample / 255) ?? 0) * (count - 1);
    });
    const points = Int32Array.from(positions, (position) => Math.min(Math.floor(position), count - 2));
    const part = Float32Array.from(positions, (position, index) => position - (points[index] ?? 0));
    return { step, below: points.map((point) => point * step), part };
  };
  return {
    table,
    red: axis(0, reds, greens * blues * 3),
    green: axis(1, greens, blues * 3),
    blue: axis(2, blues, 3),
  };
}

/** A multiple of the profile's own steps. */
function pointsAlong(own: number): number {
  const steps = Math.min(own, mostPoints) - 1;
  return steps * Math.floor((mostPoints - 1) / steps) + 1;
}
