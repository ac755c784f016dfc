import { portablePath } from '../save/safe-names.ts';

/** What a pattern can contain in braces. */
export type PatternWord = 'name' | 'n' | 'date' | 'time' | 'width' | 'height' | 'quality' | 'camera' | 'format';

/** An empty value is left out, together with what separates it from the rest. */
export type NameValues = Readonly<Record<PatternWord, string>>;

export const defaultPattern = '{name}';

/** Longer ones only come from links that somebody made up. */
const longest = 200;

export function isPattern(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

/** Whether the pattern has one of these words. */
export function mentions(pattern: string, ...words: readonly PatternWord[]): boolean {
  return words.some((word) => pattern.includes(`{${word}}`));
}

const missing = '\0';
const separators = '[\\s_.,-]*';
const leftOut = new RegExp(`${separators}[([]?${missing}(x${missing})?[)\\]]?`, 'g');
const atStart = new RegExp(`^${separators}(?=[^])`);

/** A name that every system allows. Unknown words stay as they are, for the visitor to see in the example. */
export function expanded(pattern: string, values: NameValues, extension: string): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (whole, word: string) =>
    Object.hasOwn(values, word) ? values[word as PatternWord] || missing : whole,
  );
  const tidy = filled.includes(missing) ? filled.replace(leftOut, '').replace(atStart, '') : filled;
  return portablePath(`${(tidy.trim() || values.name).replaceAll('/', '_')}.${extension}`);
}
