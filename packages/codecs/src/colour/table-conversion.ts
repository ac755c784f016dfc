import type { ColourConversion } from './conversion.ts';
import { srgbEncoded } from './curves.ts';
import { applied } from './matrix.ts';
import { xyzToLinearSrgb } from './rgb-space.ts';
import { placeAmong, withinRange } from './sample-grid.ts';
import type { TableSpace } from './table-space.ts';

/** Points of our own table along each input; LittleCMS uses the same number. */
const maxPoints = 33;
/** Maximum value in our table: a step of 8-bit sRGB is five steps of light in the darkest shadows. */
const full = 1 << 14;

export function conversionByTable(space: TableSpace): ColourConversion {
  return space.points.length === 1 ? fromGrey(space) : fromRgb(space);
}

/** Grey is read from red; the result may be tinted. */
function fromGrey({ curves: [curve], toXyz }: TableSpace): ColourConversion {
  const words = Int32Array.from({ length: 256 }, (_, sample) => {
    const light = applied(xyzToLinearSrgb, toXyz([curve?.(sample / 255) ?? 0]));
    const [red = 0, green = 0, blue = 0] = light.map((amount) => Math.round(srgbEncoded(withinRange(amount)) * 255));
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

/**
 * Uses a table of our own, whose points include those of the profile's if there are not too many. A pixel lies between
 * them in one of six tetrahedra and is interpolated from its four corners, which are reached by steps along the inputs,
 * in descending order of the distance from the first corner.
 */
function fromRgb(space: TableSpace): ColourConversion {
  let tables: ReturnType<typeof tablesOf> | undefined;
  return (rgba) => {
    tables ??= tablesOf(space);
    // Separate variables are faster: they are read for every pixel.
    const { colours, samples, red, green, blue } = tables;
    const { part: redParts, below: redBelow, step: redStep } = red;
    const { part: greenParts, below: greenBelow, step: greenStep } = green;
    const { part: blueParts, below: blueBelow, step: blueStep } = blue;
    const across = redStep + greenStep + blueStep;
    for (let i = 0; i < rgba.length; i += 4) {
      const r = rgba[i] as number;
      const g = rgba[i + 1] as number;
      const b = rgba[i + 2] as number;
      const redPart = redParts[r] as number;
      const greenPart = greenParts[g] as number;
      const bluePart = blueParts[b] as number;
      const far = Math.max(redPart, greenPart, bluePart);
      const near = Math.min(redPart, greenPart, bluePart);
      const middle = redPart + greenPart + bluePart - far - near;
      const first = (redBelow[r] as number) + (greenBelow[g] as number) + (blueBelow[b] as number);
      const second = first + (far === redPart ? redStep : far === greenPart ? greenStep : blueStep);
      const last = first + across;
      const third = last - (near === bluePart ? blueStep : near === greenPart ? greenStep : redStep);
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed =
          (1 - far) * (colours[first + channel] as number) +
          (far - middle) * (colours[second + channel] as number) +
          (middle - near) * (colours[third + channel] as number) +
          near * (colours[last + channel] as number);
        rgba[i + channel] = samples[Math.min(Math.max(mixed, 0), full) | 0] as number;
      }
    }
  };
}

/** For each sample along one input of the table: the point below it, and the fraction of the way to the next one. */
interface Axis {
  readonly step: number;
  readonly below: Int32Array;
  readonly part: Float64Array;
}

function tablesOf({ curves, points, toXyz, evenly }: TableSpace) {
  const [reds, greens, blues] = points.map(pointsAlong) as [number, number, number];
  const encoded = evenly === 'light' ? (light: number) => light : encodedBeyond;
  const colours = new Float32Array(reds * greens * blues * 3);
  let at = 0;
  for (let r = 0; r < reds; r++) {
    for (let g = 0; g < greens; g++) {
      for (let b = 0; b < blues; b++) {
        const xyz = toXyz([r / (reds - 1), g / (greens - 1), b / (blues - 1)]);
        for (const light of applied(xyzToLinearSrgb, xyz)) colours[at++] = encoded(light) * full + 0.5;
      }
    }
  }
  const axis = (input: number, count: number, step: number): Axis => {
    const places = Array.from({ length: 256 }, (_, sample) => placeAmong(count, curves[input]?.(sample / 255) ?? 0));
    return {
      step,
      below: Int32Array.from(places, ({ below }) => below * step),
      part: Float64Array.from(places, ({ part }) => part),
    };
  };
  return {
    colours,
    samples: Uint8Array.from({ length: full + 1 }, (_, value) => {
      return Math.round((evenly === 'light' ? srgbEncoded(value / full) : value / full) * 255);
    }),
    red: axis(0, reds, greens * blues * 3),
    green: axis(1, greens, blues * 3),
    blue: axis(2, blues, 3),
  };
}

/** Allows negative light: between a colour inside sRGB and one outside, only the interpolated result is clipped. */
function encodedBeyond(light: number): number {
  return light < 0 ? -srgbEncoded(-light) : srgbEncoded(light);
}

/** A multiple of the profile's own number of steps. */
function pointsAlong(own: number): number {
  const steps = Math.min(own, maxPoints) - 1;
  return steps * Math.floor((maxPoints - 1) / steps) + 1;
}
