import type { Seeming } from '@image-converter/formats/unknown/seems-to-be';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { seemingInWords } from './words.ts';

/** What a refused file seems to be, and what to do; nothing if those words cannot be loaded. */
export function SeemsToBe({ seeming }: { seeming: Seeming }) {
  const { language } = useNavigation().route;
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let isCurrent = true;
    seemingInWords(language, seeming).then(
      (words) => isCurrent && setSentence(words),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language, seeming]);
  return sentence && <p>{sentence}</p>;
}
