import type { Animation } from '../animation/animation.ts';
import { type Area, changedArea, cut } from '../animation/changes.ts';
import type { Encoded } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { Clock } from './clock.ts';
import { ascii, indexed, word } from './encode.ts';
import { compress } from './lzw.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Disposal of a frame before the next one. */
const disposals = { keep: 1, clear: 2 } as const;
const isTransparent = 1;
const ownTable = 0x80;

/** One word per pixel, either opaque or 0 (transparent). */
type Screen = Uint32Array<ArrayBuffer>;

/**
 * Every frame has its own palette and covers only the changed area; unchanged pixels inside are transparent, which
 * compresses well. A frame is written once the next one is known: only the disposal of the previous frame can make
 * pixels transparent again.
 */
export async function encodeAnimatedGif({ width, height, plays, frames }: Animation): Promise<Encoded> {
  const clock = new Clock();
  const whole = { x: 0, y: 0, width, height };
  const parts = [ascii('GIF89a'), new Uint8Array([...word(width), ...word(height), 0x70, 0, 0]), ...repeating(plays)];
  const write = (screen: Screen, before: Screen | undefined, delay: number, after: keyof typeof disposals) => {
    const area = before && after === 'keep' ? changedArea(before, screen, whole) : whole;
    const changes = before ? changesOf(screen, before) : screen;
    parts.push(...frameOf(cut(changes, width, area), area, delay, disposals[after]));
  };
  let before: Screen | undefined;
  let held: { screen: Screen; delay: number } | undefined;
  for await (const { picture, milliseconds } of frames) {
    const screen = screenOf(picture);
    if (held) {
      const after = isUncovered(held.screen, screen) ? 'clear' : 'keep';
      write(held.screen, before, held.delay, after);
      before = after === 'keep' ? held.screen : undefined;
    }
    held = { screen, delay: clock.hundredths(milliseconds) };
  }
  if (held) write(held.screen, before, held.delay, 'keep');
  return [...parts, ascii(';')];
}

/** The file stores repetitions, not plays. */
function repeating(plays: number): Bytes[] {
  if (plays === 1) return [];
  const repetitions = Math.max(0, plays - 1);
  return [new Uint8Array([0x21, 0xff, 11]), ascii('NETSCAPE2.0'), new Uint8Array([3, 1, ...word(repetitions), 0])];
}

function frameOf(picture: Pixels<4>, { x, y, width, height }: Area, delay: number, disposal: number): Bytes[] {
  const { indices, table, bits, clearIndex } = indexed(picture);
  const [flags, clear] = picture.opaque ? [disposal << 2, 0] : [(disposal << 2) | isTransparent, clearIndex];
  const place = [x, y, width, height].flatMap(word);
  return [
    new Uint8Array([0x21, 0xf9, 4, flags, ...word(delay), clear, 0]),
    new Uint8Array([0x2c, ...place, ownTable | (bits - 1)]),
    table,
    compress(indices, Math.max(2, bits)),
  ];
}

function screenOf({ data }: Pixels<4>): Screen {
  const words = new Uint32Array(data.slice().buffer);
  for (let at = 0; at < words.length; at += 1) {
    const value = words[at] as number;
    words[at] = value >>> 31 === 0 ? 0 : value | 0xff000000;
  }
  return words;
}

function changesOf(screen: Screen, before: Screen): Screen {
  return screen.map((value, at) => (value === before[at] ? 0 : value));
}

function isUncovered(before: Screen, after: Screen): boolean {
  return after.some((value, at) => value === 0 && before[at] !== 0);
}
