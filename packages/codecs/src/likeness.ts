import type { Pixels } from './pixels.ts';

/** Peak signal-to-noise ratio in decibels, on a white background. Above 40, differences are invisible. */
export type Likeness = number | 'identical';

/** Compares two pictures of the same size sample by sample. For how much they look alike, see look/score.ts. */
export function likenessOf({ data: a }: Pixels<4>, { data: b }: Pixels<4>): Likeness {
  let squares = 0;
  for (let at = 0; at < a.length; at += 4) {
    const [seenA, seenB] = [(a[at + 3] as number) / 255, (b[at + 3] as number) / 255];
    for (let channel = at; channel < at + 3; channel += 1) {
      const difference = (255 - (a[channel] as number)) * seenA - (255 - (b[channel] as number)) * seenB;
      squares += difference * difference;
    }
  }
  return squares === 0 ? 'identical' : 10 * Math.log10((255 * 255 * (a.length / 4) * 3) / squares);
}
