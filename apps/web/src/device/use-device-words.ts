import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import type { DeviceWords } from './words/device-words.ts';
import { deviceWords } from './words.ts';

/** Undefined until loaded; after a language switch, the old words stay until the new ones are loaded. */
export function useDeviceWords(): DeviceWords | undefined {
  const { language } = useNavigation().route;
  const [words, setWords] = useState<DeviceWords>();
  useEffect(() => {
    let isCurrent = true;
    deviceWords[language]().then(
      (part) => isCurrent && setWords(part.default),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
