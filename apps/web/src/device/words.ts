import type { Language } from '../routes/pages.ts';
import type { DeviceWords } from './words/device-words.ts';

/** Loaded when the page is idle. */
export const deviceWords: Record<Language, () => Promise<{ readonly default: DeviceWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};
