import type { Seeming } from '@image-converter/formats/unknown/seems-to-be';
import type { Language } from '../routes/pages.ts';
import type { SeemingWords } from './words/seeming-words.ts';

/** Loaded with the first such file. */
export const seemingWords: Record<Language, () => Promise<{ readonly default: SeemingWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};

/** Rejects if the words cannot be loaded. */
export async function seemingInWords(language: Language, { kind, name }: Seeming): Promise<string> {
  return (await seemingWords[language]()).default[kind].replaceAll('{name}', () => name);
}
