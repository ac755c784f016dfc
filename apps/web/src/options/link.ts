import { valueIn, written } from '@image-converter/formats/option-text';
import { presetName } from '../presets/preset-name.ts';
import { type Chosen, isValid, type Option } from './chosen.ts';

/** Prefix of a hash with options. */
const mark = 'options';
const longestHash = 2000;

/** In a link, before the name of a preset. */
const nameMark = 'preset';

/** #options&quality=75&size=longestSide:1920 */
export function hashOf(chosen: Chosen, name?: string): string {
  const pairs = Object.entries({ ...chosen, [nameMark]: name }).filter(([, value]) => value !== undefined);
  return `#${[mark, ...pairs.map(([name, value]) => `${name}=${encodeURIComponent(written(value))}`)].join('&')}`;
}

interface ReadLink {
  readonly chosen: Chosen;
  /** Options that are unknown or have an invalid value. */
  readonly refused: readonly string[];
  /** Of the preset that was shared. */
  readonly name?: string;
}

/** Untrusted input: anybody may have written the link. Undefined if it is a different kind of hash. */
export function readHash(hash: string): ReadLink | undefined {
  const [start, ...rest] = hash.slice(1).split('&');
  if (start !== mark) return undefined;
  if (hash.length > longestHash) return { chosen: {}, refused: [mark] };
  const refused: string[] = [];
  const chosen = new Map<Option, unknown>();
  const parameters = new URLSearchParams(rest.join('&'));
  const preset = presetName(parameters.get(nameMark) ?? '');
  parameters.delete(nameMark);
  for (const [name, text] of parameters) {
    const value = valueIn(text, name, isValid);
    if (value === undefined) refused.push(name);
    else chosen.set(name as Option, value);
  }
  return { chosen: Object.fromEntries(chosen), refused, ...(preset && { name: preset }) };
}
