import type { Language } from '../routes/pages.ts';
import { loadedPart } from './parts.ts';
import type { Messages, Source } from './source.ts';
import type { Placeholders, Plural, TextAt, TextKey } from './translation.ts';

export type Key = TextKey<Source>;
type Names<Text> = Text extends string
  ? Placeholders<Text>
  : Text extends Plural
    ? Names<Text['other']> | 'count'
    : never;
type Values<Name extends string> = { readonly [N in Name]: N extends 'count' ? number : string | number };
type Arguments<Name extends string> = [Name] extends [never] ? [] : [values: Values<Name>];

/** t('conversion.error_description', { filename: 'a.png' }) → 'Error with a.png' */
export type Translate = <K extends Key>(key: K, ...values: Arguments<Names<TextAt<Source, K>>>) => string;

export function translator(messages: Messages): Translate {
  return (key, ...[values = {}]: [Values<string>?]) => {
    // What is shown only once there are files has its texts loaded with it.
    const found = lookUp(messages, key) ?? lookUp(loadedPart(messages.language as Language, 'workspace'), key);
    if (isPlural(found)) return counted(messages.language, found, { count: 0, ...values });
    if (typeof found === 'string') return fill(found, values);
    console.warn(`Missing text: ${key}`);
    return key;
  };
}

function lookUp(messages: unknown, key: string): unknown {
  let found = messages;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return found;
}

function isPlural(found: unknown): found is Plural {
  return typeof found === 'object' && found !== null && 'other' in found;
}

/** The text for this count. */
export function counted(language: string, plural: Plural, values: Values<string> & { readonly count: number }): string {
  const category = new Intl.PluralRules(language).select(values.count) as keyof Plural;
  const text = (values.count === 0 && plural.zero) || plural[category] || plural.other;
  return fill(text, values);
}

export function fill(text: string, values: Values<string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => isolated(String(values[name] ?? placeholder)));
}

/** Letters of scripts that run from right to left, and characters that change the direction. */
const changesDirection =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A file name in Arabic, for example, must not reorder the sentence around it. */
function isolated(value: string): string {
  return changesDirection.test(value) ? `\u2068${value}\u2069` : value;
}
