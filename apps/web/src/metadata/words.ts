import type { Language } from '../routes/pages.ts';
import type en from './words/en.ts';

export type MetadataWords = typeof en;

export const metadataWords: Record<Language, () => Promise<{ readonly default: MetadataWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};
