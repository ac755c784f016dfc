import type { Pixels } from './pixels.ts';

/** Similarity of two pictures: peak signal-to-noise ratio in decibels. Above 40, differences are invisible. */
export type Likeness = number | 'identical';

/** Compares two pictures of the same size, piece by piece, on a white background. */
export class Comparison {
  #squares = 0;
  #count = 0;

  /** The same piece of both pictures, as RGBA. */
  add(a: Uint8ClampedArray, b: Uint8ClampedArray): void {
    for (let at = 0; at < a.length; at += 4) {
      const [seenA, seenB] = [(a[at + 3] as number) / 255, (b[at + 3] as number) / 255];
      for (let channel = at; channel < at + 3; channel += 1) {
        const difference = (255 - (a[channel] as number)) * seenA - (255 - (b[channel] as number)) * seenB;
        this.#squares += difference * difference;
      }
    }
    this.#count += (a.length / 4) * 3;
  }

  get likeness(): Likeness {
    return this.#squares === 0 ? 'identical' : 10 * Math.log10((255 * 255 * this.#count) / this.#squares);
  }
}

export function likenessOf({ data: a }: Pixels<4>, { data: b }: Pixels<4>): Likeness {
  const comparison = new Comparison();
  comparison.add(a, b);
  return comparison.likeness;
}
