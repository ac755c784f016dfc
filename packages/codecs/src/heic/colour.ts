import { srgb, srgbEncoded } from './curves.ts';
import { iccSpace } from './icc.ts';
import { identity } from './matrix.ts';
import { type CodingIndependentColour, nclxSpace } from './nclx.ts';
import type { RgbSpace } from './rgb-space.ts';

export type ColourSource = { readonly icc: Uint8Array } | CodingIndependentColour;

/** Converts straight RGBA to sRGB in place. */
export type ColourConversion = (rgba: Uint8ClampedArray) => void;

/** Steps of linear light; a step of 8-bit sRGB is at least five of them, in the darkest shadows. */
const LIGHT_STEPS = 1 << 14;
/** Differences below this are rounding in the profile. */
const SAME = 0.003;
/** The widest real spaces stay below 3; the tables grow with it. */
const LARGEST_FACTOR = 8;

/** How to bring a picture to sRGB; nothing if it already is, or if its profile cannot be read. */
export function colourConversion(source: ColourSource | undefined): ColourConversion | undefined {
  if (!source) return undefined;
  const space = 'icc' in source ? iccSpace(source.icc) : nclxSpace(source);
  return space && isPlausible(space) && !isSrgb(space) ? conversionFrom(space) : undefined;
}

function isPlausible({ toLinearSrgb }: RgbSpace): boolean {
  return toLinearSrgb.flat().every((factor) => Math.abs(factor) <= LARGEST_FACTOR);
}

function isSrgb({ curves, toLinearSrgb }: RgbSpace): boolean {
  const sameMatrix = toLinearSrgb.every((row, y) =>
    row.every((value, x) => Math.abs(value - (identity[y]?.[x] ?? 0)) < SAME),
  );
  if (!sameMatrix) return false;
  return curves.every((curve) => {
    for (let coded = 0; coded <= 255; coded++) {
      if (Math.abs(srgbEncoded(curve(coded / 255)) - srgbEncoded(srgb(coded / 255))) > SAME) return false;
    }
    return true;
  });
}

function conversionFrom({ curves, toLinearSrgb }: RgbSpace): ColourConversion {
  // One table per pair of channels: the light that a value of one adds to the other.
  const tables = toLinearSrgb.map((row) =>
    row.map((factor, channel) =>
      Int32Array.from({ length: 256 }, (_, coded) =>
        Math.round(withinRange(curves[channel]?.(coded / 255)) * factor * LIGHT_STEPS),
      ),
    ),
  );
  const { encoded, zero } = encodingTable(tables);
  return convertWith(tables as NineTables, encoded, zero);
}

/** From 0 to 1; no number at all, as broken curves give, is 0. */
function withinRange(light = 0): number {
  return Math.min(Math.max(light, 0), 1) || 0;
}

type ThreeTables = [Int32Array, Int32Array, Int32Array];
type NineTables = [ThreeTables, ThreeTables, ThreeTables];

/** sRGB for every sum of light that can occur, so that nothing needs clamping; `zero` is the place of no light. */
function encodingTable(tables: Int32Array[][]): { encoded: Uint8Array; zero: number } {
  const darkest = Math.min(...tables.map((row) => row.reduce((sum, table) => sum + Math.min(...table), 0)));
  const brightest = Math.max(...tables.map((row) => row.reduce((sum, table) => sum + Math.max(...table), 0)));
  const encoded = Uint8Array.from({ length: brightest - darkest + 1 }, (_, index) => {
    const light = (index + darkest) / LIGHT_STEPS;
    return Math.round(srgbEncoded(withinRange(light)) * 255);
  });
  return { encoded, zero: -darkest };
}

function convertWith([toRed, toGreen, toBlue]: NineTables, encoded: Uint8Array, zero: number): ColourConversion {
  const [redRed, greenRed, blueRed] = [toRed[0].map((light) => light + zero), toRed[1], toRed[2]];
  const [redGreen, greenGreen, blueGreen] = [toGreen[0].map((light) => light + zero), toGreen[1], toGreen[2]];
  const [redBlue, greenBlue, blueBlue] = [toBlue[0].map((light) => light + zero), toBlue[1], toBlue[2]];
  // Indices never leave the tables: `as number` only tells the type checker so. A pixel is one word, its lowest byte
  // red: that takes a third less time than reading and writing each sample.
  return (rgba) => {
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    for (let i = 0; i < pixels.length; i += 1) {
      const pixel = pixels[i] as number;
      const r = pixel & 0xff;
      const g = (pixel >>> 8) & 0xff;
      const b = (pixel >>> 16) & 0xff;
      const red = encoded[(redRed[r] as number) + (greenRed[g] as number) + (blueRed[b] as number)] as number;
      const green = encoded[(redGreen[r] as number) + (greenGreen[g] as number) + (blueGreen[b] as number)] as number;
      const blue = encoded[(redBlue[r] as number) + (greenBlue[g] as number) + (blueBlue[b] as number)] as number;
      pixels[i] = red | (green << 8) | (blue << 16) | (pixel & 0xff000000);
    }
  };
}
