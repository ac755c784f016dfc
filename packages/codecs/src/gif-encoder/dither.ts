import type { Pixels } from '../pixels.ts';
import { colourAt, isClear, type Palette } from './palette.ts';

/** Palette index of each pixel, for a palette that has all colours. */
export function exactIndices({ data }: Pixels<4>, palette: Palette, clearIndex: number): Uint8Array {
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  const indices = new Uint8Array(data.length / 4);
  for (let pixel = 0, at = 0; at < data.length; pixel += 1, at += 4) {
    indices[pixel] = isClear(data, at) ? clearIndex : (indexOf.get(colourAt(data, at)) ?? clearIndex);
  }
  return indices;
}

/** Floyd–Steinberg weights: to the next pixel, and to three in the row below. */
const [right, belowLeft, below, belowRight] = [7 / 16, 3 / 16, 5 / 16, 1 / 16];

/** The nearest colour for each pixel; errors are spread to its neighbours to avoid banding. */
export function ditheredIndices({ width, height, data }: Pixels<4>, palette: Palette, clearIndex: number): Uint8Array {
  const nearest = nearestIn(palette);
  const indices = new Uint8Array(width * height);
  const wanted = new Float32Array(3);
  let [here, next] = [new Float32Array(3 * (width + 2)), new Float32Array(3 * (width + 2))];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    next.fill(0);
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at = pixel * 4;
      if (isClear(data, at)) {
        indices[pixel] = clearIndex;
        continue;
      }
      const slot = 3 * (x + 1);
      for (let i = 0; i < 3; i += 1) {
        wanted[i] = Math.max(0, Math.min(255, (data[at + i] as number) + (here[slot + i] as number)));
      }
      const index = nearest(wanted[0] as number, wanted[1] as number, wanted[2] as number);
      indices[pixel] = index;
      const chosen = palette[index] as number;
      for (let i = 0; i < 3; i += 1) {
        const error = (wanted[i] as number) - ((chosen >> (16 - 8 * i)) & 255);
        here[slot + 3 + i] = (here[slot + 3 + i] as number) + error * right;
        next[slot - 3 + i] = (next[slot - 3 + i] as number) + error * belowLeft;
        next[slot + i] = (next[slot + i] as number) + error * below;
        next[slot + 3 + i] = (next[slot + 3 + i] as number) + error * belowRight;
      }
    }
    [here, next] = [next, here];
  }
  return indices;
}

/** Bits per channel of the lookup cache; finer differences are invisible with 256 colours. */
const rememberedBits = 6;

function nearestIn(palette: Palette): (red: number, green: number, blue: number) => number {
  const dropped = 8 - rememberedBits;
  const remembered = new Int16Array(1 << (3 * rememberedBits)).fill(-1);
  return (red, green, blue) => {
    const key = ((red >> dropped) << (2 * rememberedBits)) | ((green >> dropped) << rememberedBits) | (blue >> dropped);
    const before = remembered[key] as number;
    if (before >= 0) return before;
    const index = indexOfNearest(palette, red, green, blue);
    remembered[key] = index;
    return index;
  };
}

function indexOfNearest(palette: Palette, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index += 1) {
    const colour = palette[index] as number;
    const distance = (red - (colour >> 16)) ** 2 + (green - ((colour >> 8) & 255)) ** 2 + (blue - (colour & 255)) ** 2;
    if (distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}
