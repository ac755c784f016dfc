import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { type ResultWords, resultWords } from './words.ts';

/** Undefined until loaded, or if loading fails. */
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
