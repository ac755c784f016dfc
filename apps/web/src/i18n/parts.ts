import type { Language } from '../routes/pages.ts';
import type { LanguageTexts, PartName, Parts } from './source.ts';

/** A folder of `texts` is a language. Bundlers and Node both understand this import. */
export async function languageTexts(language: Language): Promise<LanguageTexts> {
  return (await import(`../texts/${language}/index.ts`)).default;
}

const loaded = new Map<string, unknown>();

/** Rejects if the texts cannot be loaded. */
export async function loadPart<Name extends PartName>(language: Language, name: Name): Promise<Parts[Name]> {
  const part = (await (await languageTexts(language)).part(name)).default;
  loaded.set(`${language}/${name}`, part);
  return part;
}

export function loadedPart<Name extends PartName>(language: Language, name: Name): Parts[Name] | undefined {
  return loaded.get(`${language}/${name}`) as Parts[Name] | undefined;
}
