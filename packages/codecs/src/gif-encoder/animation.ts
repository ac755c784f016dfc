import type { Animation } from '../animation/animation.ts';
import { changedArea, cut } from '../animation/changes.ts';
import type { Encoded } from '../codec.ts';
import type { PaletteOptions } from '../palette/indexed.ts';
import { Clock } from './clock.ts';
import { type Disposal, GifWriter, type Screen, screenOf } from './encode.ts';

/**
 * Every frame covers only the changed area; unchanged pixels inside are transparent, which compresses well. A frame is
 * written once the next one is known: only the disposal of the previous frame can make pixels transparent again.
 */
export async function encodeAnimatedGif(
  { width, height, plays, frames }: Animation,
  options: PaletteOptions,
): Promise<Encoded> {
  const clock = new Clock();
  const whole = { x: 0, y: 0, width, height };
  const writer = new GifWriter(whole, plays, options);
  const write = (screen: Screen, before: Screen | undefined, delay: number, after: Disposal) => {
    const area = before && after === 'keep' ? changedArea(before, screen, whole) : whole;
    const changes = before ? changesOf(screen, before) : screen;
    writer.addFrame(cut(changes, width, area), area, delay, after);
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
  return writer.finish();
}

function changesOf(screen: Screen, before: Screen): Screen {
  return screen.map((value, at) => (value === before[at] ? 0 : value));
}

function isUncovered(before: Screen, after: Screen): boolean {
  return after.some((value, at) => value === 0 && before[at] !== 0);
}
