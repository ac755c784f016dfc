import type { Language } from '../routes/pages.ts';
import type en from './words/en.ts';

export type ResultWords = typeof en;

export const resultWords: Record<Language, () => Promise<{ readonly default: ResultWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};
