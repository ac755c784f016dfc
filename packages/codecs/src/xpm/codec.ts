import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { colourNamed } from './colours.ts';

/**
 * Whichever starts first: pixels may look like the start of a comment. Without an end, either extends to the end of the
 * file.
 */
const commentOrString = /\/\*[\s\S]*?(?:\*\/|$)|"((?:[^"\\]|\\.)*)(?:"|$)/g;
/** Visuals in order of preference: colour, grey levels, black and white. */
const preferred = ['c', 'g', 'g4', 'm'];
const maxLetters = 8;

interface Values {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  readonly letters: number;
}

/** X11 pixmaps are C source: a string with the sizes, one string per colour, one per row. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const text = new TextDecoder('latin1').decode(await source.bytes());
    const strings = [...text.matchAll(commentOrString)].flatMap(([, inside]) => inside ?? []);
    const values = valuesOf(strings[0] ?? '');
    checkSize(values, host);
    const { width, height, colours, letters } = values;
    if (strings.length < 1 + colours + height) throw new CodecError('INCOMPLETE');
    const palette = new Map(strings.slice(1, 1 + colours).map((line) => entryOf(line, letters)));
    const words = new Uint32Array(width * height);
    for (let y = 0, to = 0; y < height; y += 1) {
      const row = strings[1 + colours + y] as string;
      if (row.length < width * letters) throw new CodecError('INCOMPLETE');
      for (let x = 0; x < width; x += 1, to += 1) {
        const colour = palette.get(row.slice(x * letters, (x + 1) * letters));
        if (colour === undefined) throw new CodecError('CORRUPT', 'XPM: colour');
        words[to] = colour;
      }
    }
    return rgbaPixels(values, new Uint8ClampedArray(words.buffer));
  },
} satisfies Codec;

function valuesOf(line: string): Values {
  const [width = 0, height = 0, colours = 0, letters = 0] = line.trim().split(/\s+/).map(Number);
  if (!(colours > 0) || !(letters > 0 && letters <= maxLetters)) throw new CodecError('CORRUPT', 'XPM: values');
  return { width, height, colours, letters };
}

/** The characters for a colour, and the colour. */
function entryOf(line: string, letters: number): [string, number] {
  const words = line.slice(letters).trim().split(/\s+/);
  const values = new Map<string, string>();
  let key = '';
  for (const word of words) {
    if ([...preferred, 's'].includes(word) && values.get(key) !== '') {
      key = word;
      values.set(key, '');
    } else values.set(key, `${values.get(key) ?? ''}${word}`);
  }
  const name = preferred.map((one) => values.get(one)).find(Boolean);
  const colour = name === undefined ? undefined : colourNamed(name);
  if (colour === undefined) throw new UnsupportedFile('KIND_OF_PIXELS', `XPM: colour ${name}`);
  return [line.slice(0, letters), colour];
}
