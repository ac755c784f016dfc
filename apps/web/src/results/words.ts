import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import type { Language } from '../routes/pages.ts';
import type en from './words/en.ts';

export type ResultWords = typeof en;

export const resultWords: Record<Language, () => Promise<{ readonly default: ResultWords }>> = {
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  pt: () => import('./words/pt.ts'),
};

/** Undefined until they are loaded, and if they cannot be. */
export function useResultWords(): ResultWords | undefined {
  const { language } = useNavigation().route;
  const [words, setWords] = useState<ResultWords>();
  useEffect(() => {
    let isLatest = true;
    resultWords[language]().then(
      (loaded) => isLatest && setWords(loaded.default),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [language]);
  return words;
}
