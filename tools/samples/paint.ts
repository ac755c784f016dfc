import { mix, randomFrom } from './noise.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha. */
  readonly data: Uint8ClampedArray;
}

/** A colour and how much of the pixel it covers. */
export interface Cover {
  readonly colour: Colour;
  readonly alpha: number;
}

interface Plan {
  readonly width: number;
  readonly height: number;
  /** Samples per side of a pixel, for smooth edges. */
  readonly samples: number;
  /** How much neighbouring pixels differ at random, as on film; a little hides steps in gradients. */
  readonly grain: number;
  /** In units of the picture's height, from its top left corner. Colours are from 0 to 1. */
  readonly at: (x: number, y: number, random: () => number) => Cover;
}

export function paint({ width, height, samples, grain, at }: Plan): Picture {
  const random = randomFrom(width * height);
  const data = new Uint8ClampedArray(width * height * 4);
  const count = samples ** 2;
  for (let y = 0, place = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, place += 4) {
      const sum = { red: 0, green: 0, blue: 0, alpha: 0 };
      for (let sample = 0; sample < count; sample += 1) {
        const across = x + ((sample % samples) + random()) / samples;
        const down = y + (Math.floor(sample / samples) + random()) / samples;
        const { colour, alpha } = at(across / height, down / height, random);
        sum.red += colour[0] * alpha;
        sum.green += colour[1] * alpha;
        sum.blue += colour[2] * alpha;
        sum.alpha += alpha;
      }
      const speck = (random() + random() - 1) * grain;
      const scale = sum.alpha > 0 ? 255 / sum.alpha : 0;
      data[place] = sum.red * scale + speck;
      data[place + 1] = sum.green * scale + speck;
      data[place + 2] = sum.blue * scale + speck;
      data[place + 3] = (sum.alpha / count) * 255;
    }
  }
  return { width, height, data };
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

/** Adds light of a colour. */
export function glow(on: Colour, colour: Colour, strength: number): Colour {
  return [on[0] + colour[0] * strength, on[1] + colour[1] * strength, on[2] + colour[2] * strength];
}

/** A colour from several, which stand at places from 0 to 1. */
export function gradient(stops: readonly (readonly [place: number, colour: Colour])[], at: number): Colour {
  const after = stops.findIndex(([place]) => place >= at);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new Error('A gradient needs colours');
  const [from, to] = [stops[after - 1], stops[after]];
  if (after === -1) return last[1];
  if (!from || !to) return first[1];
  return blend(from[1], to[1], (at - from[0]) / (to[0] - from[0]));
}
