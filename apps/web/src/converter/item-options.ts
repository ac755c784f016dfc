import type { ErrorCode } from '@image-converter/engine/errors';
import { type ConversionOptions, defaultChoices, withTarget } from '@image-converter/formats/options';
import { defaultReading } from '@image-converter/formats/reading';
import { applies, targetChoices } from '@image-converter/formats/target-options';
import { mayGiveChoice } from './choices/may-give-choice.ts';
import type { Item } from './state.ts';

type Option = keyof ConversionOptions;

const applied = new WeakMap<ConversionOptions, ConversionOptions>();

/** How a file is converted: what was chosen for it, and else for all, as far as its target has such options. */
export function optionsOf(all: ConversionOptions, { own }: Pick<Item, 'own'>): ConversionOptions {
  if (own) return asApplied({ ...withTarget(all, own.target ?? all.target), ...own });
  // The same object for thousands of files, so that it costs nothing to compare them.
  const known = applied.get(all) ?? asApplied(all);
  applied.set(all, known);
  return known;
}

/** What does not matter to the target is as usual, so that it makes no difference to anything. */
function asApplied(options: ConversionOptions): ConversionOptions {
  const { target, effort, size, lossless, transparency } = options;
  const has = (option: Parameters<typeof applies>[0]) => applies(option, target);
  const isLossless = lossless && has('lossless');
  const isFilled = transparency === 'fill' && has('transparency');
  const isMeant: Partial<Record<Option, boolean>> = {
    quality: has('quality') && !isLossless,
    lossless: isLossless,
    size: has('size'),
    enlarge: has('size') && size !== 'original',
    // Nothing can be given up for a smaller file where all is kept.
    mostBytes: has('mostBytes') && !isLossless,
    background: has('background') || isFilled,
    transparency: isFilled,
    metadata: has('metadata'),
    effort: targetChoices[target].efforts.includes(effort),
  };
  const meaningless = Object.entries(defaultChoices).filter(([name]) => isMeant[name as Option] === false);
  return { ...options, ...Object.fromEntries(meaningless) };
}

/** Whether a file was last converted, or tried, with options that would now be others and matter to it. */
export function isOutdated(all: ConversionOptions, item: Item): boolean {
  const before = optionsBefore(item);
  if (!before) return false;
  const now = optionsOf(all, item);
  if (now === before) return false;
  return (Object.keys(now) as Option[]).some(
    (name) => (mayGiveChoice(item) || !(name in defaultReading)) && !isSame(before[name], now[name]),
  );
}

/** Whatever is chosen, such a file does not become a picture. */
const hopeless: readonly ErrorCode[] = ['EMPTY', 'UNKNOWN_FORMAT', 'CORRUPT', 'INCOMPLETE'];

function optionsBefore({ status }: Item): ConversionOptions | undefined {
  if (status.kind === 'done') return status.outcome.options;
  return status.kind === 'failed' && !hopeless.includes(status.code) ? status.options : undefined;
}

/** Options are plain JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
