import type { FileGuess } from '@image-converter/formats/unknown/identify';
import { fill } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { FileGuessWords } from './words/file-guess-words.ts';

/** Loaded with the first unknown file. */
export const fileGuessWords: Record<Language, () => Promise<{ readonly default: FileGuessWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};

/** Rejects if the words cannot be loaded. */
export async function describeGuess(language: Language, { kind, name }: FileGuess): Promise<string> {
  return fill((await fileGuessWords[language]()).default[kind], { name, extension: `.${name.toLowerCase()}` });
}
