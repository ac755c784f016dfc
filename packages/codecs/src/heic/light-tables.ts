import { srgbEncoded } from './curves.ts';
import type { RgbSpace } from './rgb-space.ts';

/** Steps of linear light; a step of 8-bit sRGB is five of them in the darkest shadows, more elsewhere. */
const LIGHT_STEPS = 1 << 14;
/** Two sums of light share a word. */
const MOST_STEPS = (1 << 16) - 1;
/** How far samples may lie below 0 and above 255; they count as 0 and 255. */
const OVERSHOOT = 256;
const TABLE = OVERSHOOT + 256 + OVERSHOOT;

/** Where the sample 0 of each channel stands in the tables. */
export const RED = OVERSHOOT;
export const GREEN = RED + TABLE;
export const BLUE = GREEN + TABLE;
/** From what a channel adds to red and green to what it adds to blue. */
export const TO_BLUE = 3 * TABLE;

/**
 * From the numbers of a picture to sRGB. `light`: six tables in one array, because V8 has to look after every array of
 * a loop: what red, green and blue of the picture add to red (lower half of the word) and green (upper half), and what
 * they add to blue. `encoded`: sRGB for every sum that can occur, so that nothing needs clamping.
 */
export interface LightTables {
  readonly light: Int32Array;
  readonly encoded: Uint8Array;
}

export function lightTables({ curves, toLinearSrgb }: RgbSpace): LightTables {
  const darkest = Math.min(...toLinearSrgb.map((row) => sum(row.map((factor) => Math.min(factor, 0)))));
  const brightest = Math.max(...toLinearSrgb.map((row) => sum(row.map((factor) => Math.max(factor, 0)))));
  // Rounding adds half a step for each of the three at both ends.
  const steps = Math.min(LIGHT_STEPS, Math.floor((MOST_STEPS - 4) / (brightest - darkest)));
  const zero = Math.ceil(2 - darkest * steps);

  const light = new Int32Array(2 * TO_BLUE);
  for (const [channel, start] of [RED, GREEN, BLUE].entries()) {
    const [toRed = 0, toGreen = 0, toBlue = 0] = toLinearSrgb.map((row) => row[channel]);
    // No sum is negative when one of its three parts brings the zero along.
    const offset = channel === 0 ? zero : 0;
    for (let sample = -OVERSHOOT; sample < 256 + OVERSHOOT; sample++) {
      const amount = withinRange(curves[channel]?.(withinRange(sample / 255)) ?? 0) * steps;
      const [red, green] = [Math.round(amount * toRed) + offset, Math.round(amount * toGreen) + offset];
      light[start + sample] = red + green * 2 ** 16;
      light[start + sample + TO_BLUE] = Math.round(amount * toBlue) + offset;
    }
  }
  const encoded = Uint8Array.from({ length: zero + Math.ceil(brightest * steps) + 2 }, (_, index) =>
    Math.round(srgbEncoded(withinRange((index - zero) / steps)) * 255),
  );
  return { light, encoded };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** From 0 to 1; no number at all, as broken curves give, is 0. */
function withinRange(value: number): number {
  return Math.min(Math.max(value, 0), 1) || 0;
}
