import type { ErrorCode } from '@image-converter/engine/errors';
import { type AnyFormat, isCommon } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';
import { type ConversionOptions, effective } from '@image-converter/formats/options';
import { defaultReading } from '@image-converter/formats/reading';
import { mayMatter } from '@image-converter/formats/unchanged';
import type { Item } from './state.ts';

const known = new WeakMap<ConversionOptions, ConversionOptions>();

/**
 * Effective options of a file: its overrides, then the options of all files, limited to those that apply to its target.
 */
export function optionsOf(all: ConversionOptions, { overrides }: Pick<Item, 'overrides'>): ConversionOptions {
  if (overrides) return effective({ ...all, ...overrides });
  // Returns the same object for thousands of files, so that comparing them is cheap.
  const options = known.get(all) ?? effective(all);
  known.set(all, options);
  return options;
}

/** Whether a file was last converted, or attempted, with different options that have an effect on it. */
export function isOutdated(all: ConversionOptions, item: Item): boolean {
  const before = optionsBefore(item);
  if (!before) return false;
  const now = optionsOf(all, item);
  return before !== now && relevant(item, before) !== relevant(item, now);
}

/** Errors that no option can fix. */
const hopeless: readonly ErrorCode[] = ['EMPTY', 'UNKNOWN_FORMAT', 'CORRUPT', 'INCOMPLETE'];

function optionsBefore({ status }: Item): ConversionOptions | undefined {
  if (status.kind === 'done') return status.outcome.options;
  return status.kind === 'failed' && !hopeless.includes(status.code) ? status.options : undefined;
}

/**
 * Options are plain JSON. Those without an effect on the file are ignored: read options of other formats, and being part
 * of an animation. Results get other names without being converted again.
 */
function relevant({ format }: Item, options: ConversionOptions): string {
  const entries = Object.entries({ ...options, names: undefined });
  return JSON.stringify(entries.filter(([name]) => hasEffect(format, name)).sort());
}

function hasEffect(format: AnyFormat, option: string): boolean {
  if (option === 'animation') return isCommon(format) && mayMatter(format, 'pages');
  return !(option in defaultReading) || mayMatter(format, option);
}

/** Whether the format may have read options. */
export function hasChoices({ format }: { readonly format: AnyFormat }): boolean {
  return !isCommon(format) || 'readOptions' in formats[format];
}
