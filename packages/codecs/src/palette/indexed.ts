import type { ConversionOptions } from '@image-converter/formats/options';
import { wordsOf } from '../animation/changes.ts';
import type { Pixels } from '../pixels.ts';
import { bestColours } from './best-colours.ts';
import type { Colours } from './colours.ts';
import { dithered } from './dither.ts';

/** How many colours, and how what they lack is spread. */
export type PaletteOptions = Pick<ConversionOptions, 'colours' | 'dither'>;

/** A picture in at most that many colours. */
interface Indexed {
  readonly indices: Uint8Array<ArrayBuffer>;
  readonly colours: Colours;
}

/** Uses the picture's own colours if there are few enough, otherwise the best ones with dithering. */
export function indexed(picture: Pixels<4>, { colours: most, dither }: PaletteOptions): Indexed {
  const own = coloursIn(picture, most);
  if (!own) {
    const colours = bestColours(picture, most);
    return { colours, indices: dithered(picture, colours, dither) };
  }
  const indexOf = new Map([...own].map((word, index) => [word, index]));
  const words = wordsOf(picture);
  const indices = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const isAsBefore = at > 0 && words[at] === words[at - 1];
    indices[at] = (isAsBefore ? indices[at - 1] : indexOf.get(visible(words[at] as number))) as number;
  }
  return { colours: new Uint8Array(Uint32Array.from(own).buffer), indices };
}

/** All colours of the picture, as words; undefined if there are more than `max`. */
export function coloursIn(picture: Pixels<4>, max: number): ReadonlySet<number> | undefined {
  const words = wordsOf(picture);
  const found = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    if (at > 0 && words[at] === words[at - 1]) continue;
    found.add(visible(words[at] as number));
    if (found.size > max) return undefined;
  }
  return found;
}

/** All transparent pixels count as the same colour. */
function visible(word: number): number {
  return word >>> 24 === 0 ? 0 : word;
}
