import type { ErrorCode } from '@image-converter/engine/errors';
import { type ConversionOptions, withTarget } from '@image-converter/formats/options';
import { defaultReading } from '@image-converter/formats/reading';
import { hasChoices } from './choices/has-choices.ts';
import type { Item } from './state.ts';

type Narrow = (options: ConversionOptions) => ConversionOptions;

let narrow: Narrow = (options) => options;
let narrowed = new WeakMap<ConversionOptions, ConversionOptions>();

/** What options mean to a target is known only where some can be chosen, and that is loaded later. */
export function setOptionFilter(given: Narrow): void {
  narrow = given;
  narrowed = new WeakMap();
}

/** How a file is converted: what was chosen for it, and else for all, as far as its target has such options. */
export function optionsOf(all: ConversionOptions, { overrides }: Pick<Item, 'overrides'>): ConversionOptions {
  if (overrides) return narrow({ ...withTarget(all, overrides.target ?? all.target), ...overrides });
  // The same object for thousands of files, so that it costs nothing to compare them.
  const known = narrowed.get(all) ?? narrow(all);
  narrowed.set(all, known);
  return known;
}

/** Whether a file was last converted, or tried, with options that would now be others and matter to it. */
export function isOutdated(all: ConversionOptions, item: Item): boolean {
  const before = optionsBefore(item);
  if (!before) return false;
  const now = optionsOf(all, item);
  return before !== now && relevant(item, before) !== relevant(item, now);
}

/** Whatever is chosen, such a file does not become a picture. */
const hopeless: readonly ErrorCode[] = ['EMPTY', 'UNKNOWN_FORMAT', 'CORRUPT', 'INCOMPLETE'];

function optionsBefore({ status }: Item): ConversionOptions | undefined {
  if (status.kind === 'done') return status.outcome.options;
  return status.kind === 'failed' && !hopeless.includes(status.code) ? status.options : undefined;
}

/** Options are plain JSON. How files are read matters to some only. */
function relevant(item: Item, options: ConversionOptions): string {
  const entries = Object.entries(hasChoices(item) ? options : { ...options, ...defaultReading });
  return JSON.stringify(entries.sort());
}
