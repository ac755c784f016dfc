import type en from '../i18n/messages/en.options.ts';
import type { Translation } from '../i18n/translation.ts';
import type { Language } from '../routes/pages.ts';

export type OptionWords = Translation<typeof en>;

const words: Record<Language, () => Promise<{ readonly default: OptionWords }>> = {
  de: () => import('../i18n/messages/de.options.ts'),
  en: () => import('../i18n/messages/en.options.ts'),
  es: () => import('../i18n/messages/es.options.ts'),
  pt: () => import('../i18n/messages/pt.options.ts'),
};

export const loadedWords = new Map<Language, OptionWords>();

/** Rejects if the words cannot be loaded. */
export async function optionWords(language: Language): Promise<OptionWords> {
  const found = loadedWords.get(language) ?? (await words[language]()).default;
  loadedWords.set(language, found);
  return found;
}
