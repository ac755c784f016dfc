import type { Messages, Source } from './messages.ts';
import type { Placeholders, TextAt, TextKey } from './translation.ts';

export type Key = TextKey<Source>;
type Names<K extends Key> = Placeholders<TextAt<Source, K> & string>;
type Values<K extends Key> = [Names<K>] extends [never] ? [] : [values: Readonly<Record<Names<K>, string | number>>];

/** t('conversion.error_description', { filename: 'a.png' }) → 'Error with a.png' */
export type Translate = <K extends Key>(key: K, ...values: Values<K>) => string;

export function translator(messages: Messages): Translate {
  return (key, ...[values]) => {
    const text = lookUp(messages, key);
    if (text === undefined) {
      console.warn(`Missing text: ${key}`);
      return key;
    }
    return fill(text, values ?? {});
  };
}

function lookUp(messages: unknown, key: string): string | undefined {
  let found = messages;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
