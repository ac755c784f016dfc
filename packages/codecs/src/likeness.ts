import type { Pixels } from './pixels.ts';

/** How alike two pictures of the same size are: the peak signal-to-noise ratio in decibels. */
export type Likeness = number | 'identical';

/**
 * Of the colours that are seen on white, of every `apart`th pixel. Above 40 nobody sees a difference; 30 is that of a
 * strongly compressed photo.
 */
export function likenessOf({ data: a }: Pixels<4>, { data: b }: Pixels<4>, apart = 1): Likeness {
  let [squares, count] = [0, 0];
  for (let at = 0; at < a.length; at += 4 * apart) {
    const [seenA, seenB] = [(a[at + 3] as number) / 255, (b[at + 3] as number) / 255];
    for (let channel = at; channel < at + 3; channel += 1) {
      const difference = (255 - (a[channel] as number)) * seenA - (255 - (b[channel] as number)) * seenB;
      squares += difference * difference;
    }
    count += 3;
  }
  return squares === 0 ? 'identical' : 10 * Math.log10((255 * 255 * count) / squares);
}
