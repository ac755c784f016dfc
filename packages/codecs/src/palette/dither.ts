import type { ConversionOptions } from '@image-converter/formats/options';
import type { Pixels } from '../pixels.ts';
import { type Colours, Grid, nearestOf } from './colours.ts';

export type Dither = ConversionOptions['dither'];

/** Share of an error that is passed on. All of it makes flat areas grainy and files larger. */
const strengths: Readonly<Record<Dither, number>> = { none: 0, half: 0.5, full: 1 };

/** The nearest colour for each pixel; errors are spread to its neighbours to avoid banding. */
export function dithered(
  { width, height, data }: Pixels<4>,
  colours: Colours,
  dither: Dither,
): Uint8Array<ArrayBuffer> {
  const sixteenth = strengths[dither] / 16;
  // Floyd–Steinberg weights: to the next pixel, and to three in the row below.
  const [right, belowLeft, below, belowRight] = [7 * sixteenth, 3 * sixteenth, 5 * sixteenth, sixteenth];
  const nearest = nearestIn(colours);
  const clear = nearestOf(colours, 0, 0, 0, 0);
  const indices = new Uint8Array(width * height);
  const wanted = new Float32Array(4);
  let index = 0;
  let [here, next] = [new Float32Array(4 * (width + 2)), new Float32Array(4 * (width + 2))];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    next.fill(0);
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const alpha = data[4 * pixel + 3] as number;
      if (alpha === 0) {
        indices[pixel] = clear;
        continue;
      }
      const slot = 4 * (x + 1);
      wanted[3] = alpha;
      // What is opaque stays so.
      const channels = alpha === 255 ? 3 : 4;
      for (let i = 0; i < channels; i += 1) {
        wanted[i] = Math.max(0, Math.min(255, (data[4 * pixel + i] as number) + (here[slot + i] as number)));
      }
      index = nearest(wanted, index);
      indices[pixel] = index;
      for (let i = 0; i < channels; i += 1) {
        const error = (wanted[i] as number) - (colours[4 * index + i] as number);
        here[slot + 4 + i] = (here[slot + 4 + i] as number) + error * right;
        next[slot - 4 + i] = (next[slot - 4 + i] as number) + error * belowLeft;
        next[slot + i] = (next[slot + i] as number) + error * below;
        next[slot + 4 + i] = (next[slot + 4 + i] as number) + error * belowRight;
      }
    }
    [here, next] = [next, here];
  }
  return indices;
}

/** Remembers the result for each cell of similar colours. */
function nearestIn(colours: Colours): (colour: Float32Array, guess: number) => number {
  const hasAlpha = colours.some((value, at) => at % 4 === 3 && value !== 0 && value !== 255);
  const grid = new Grid(hasAlpha ? 5 : 7, hasAlpha);
  const remembered = new Int16Array(grid.cells).fill(-1);
  return (colour, guess) => {
    const [red, green, blue, alpha] = [
      colour[0] as number,
      colour[1] as number,
      colour[2] as number,
      colour[3] as number,
    ];
    const cell = grid.cellOf(red, green, blue, alpha);
    const before = remembered[cell] as number;
    if (before >= 0) return before;
    const index = nearestOf(colours, red, green, blue, alpha, guess);
    remembered[cell] = index;
    return index;
  };
}
