import { srgbEncoded } from './curves.ts';
import type { RgbSpace } from './rgb-space.ts';
import { withinRange } from './sample-grid.ts';

/** Steps of linear light; one step of 8-bit sRGB is five of them in the darkest shadows, more elsewhere. */
const lightSteps = 1 << 14;
/** Two sums of light share a 32-bit word, 16 bits each. */
const maxSteps = (1 << 16) - 1;
/** Samples may lie this far below 0 or above 255; they count as 0 or 255. */
const overshoot = 256;
const tableLength = overshoot + 256 + overshoot;

/** Index of each channel's sample 0 in the tables. */
export const redTable = overshoot;
export const greenTable = redTable + tableLength;
export const blueTable = greenTable + tableLength;

/** Of a table's entry: two words. */
export const entryBytes = 8;
export const lightBytes = entryBytes * 3 * tableLength;
export const maxEncodedBytes = maxSteps + 1;

/**
 * Lookup tables from a picture's samples to sRGB. `light` holds the three tables in one array, because each array used
 * in a loop costs V8 some work. They give the contributions of the picture's red, green and blue to sRGB's linear red,
 * green and blue. An entry is two words: red and green in the halves of the first, blue in the second. No entry is
 * negative, so both words can be added as one 64-bit number. `encoded` holds the sRGB value of every possible sum, so
 * nothing needs clamping.
 */
export interface LightTables {
  readonly light: Int32Array;
  readonly encoded: Uint8Array;
}

export function lightTables({ curves, toLinearSrgb }: RgbSpace): LightTables {
  const darkest = Math.min(...toLinearSrgb.map((row) => sum(row.map((factor) => Math.min(factor, 0)))));
  const brightest = Math.max(...toLinearSrgb.map((row) => sum(row.map((factor) => Math.max(factor, 0)))));
  // Rounding may add half a step for each of the three channels at either end.
  const steps = Math.min(lightSteps, Math.floor((maxSteps - 4) / (brightest - darkest)));
  const zero = Math.ceil(2 - darkest * steps);

  const light = new Int32Array(2 * 3 * tableLength);
  for (const [channel, start] of [redTable, greenTable, blueTable].entries()) {
    const factors = toLinearSrgb.map((row) => row[channel] ?? 0);
    const offsets = toLinearSrgb.map((row) => offsetOf(row, channel, steps, zero));
    for (let sample = -overshoot; sample < 256 + overshoot; sample++) {
      const amount = withinRange(curves[channel]?.(withinRange(sample / 255)) ?? 0) * steps;
      const [red = 0, green = 0, blue = 0] = factors.map(
        (factor, to) => Math.round(amount * factor) + (offsets[to] ?? 0),
      );
      light[2 * (start + sample)] = red + green * 2 ** 16;
      light[2 * (start + sample) + 1] = blue;
    }
  }
  const encoded = Uint8Array.from({ length: zero + Math.ceil(brightest * steps) + 2 }, (_, index) =>
    Math.round(srgbEncoded(withinRange((index - zero) / steps)) * 255),
  );
  return { light, encoded };
}

/** Offset that keeps a channel's contribution non-negative. Red gets the rest, so that the three add up to `zero`. */
function offsetOf(row: readonly number[], channel: number, steps: number, zero: number): number {
  const [, green = 0, blue = 0] = row.map((factor) => Math.ceil(Math.max(0, -factor * steps)));
  return [zero - green - blue, green, blue][channel] ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
