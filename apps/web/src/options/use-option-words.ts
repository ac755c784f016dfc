import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { loadedWords, type OptionWords, optionWords } from './words.ts';

/** In the visited language; after a switch, the old words stay until the new ones are loaded. */
export function useOptionWords(): OptionWords | undefined {
  const { language } = useNavigation().route;
  const [shown, setShown] = useState(() => loadedWords.get(language));
  useEffect(() => {
    let isLatest = true;
    optionWords(language).then(
      (found) => isLatest && setShown(found),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [language]);
  return loadedWords.get(language) ?? shown;
}
