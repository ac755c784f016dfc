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
    const found = lookUp(messages, key);
    const text = isPlural(found) ? inNumber(messages.language, found, Number(values.count)) : found;
    if (typeof text !== 'string') {
      console.warn(`Missing text: ${key}`);
      return key;
    }
    return fill(text, values);
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

function inNumber(language: string, plural: Plural, count: number): string {
  if (count === 0 && plural.zero) return plural.zero;
  const category = new Intl.PluralRules(language).select(count) as keyof Plural;
  return plural[category] ?? plural.other;
}

export function fill(text: string, values: Values<string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
