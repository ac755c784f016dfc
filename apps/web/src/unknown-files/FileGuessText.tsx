import type { FileGuess } from '@image-converter/formats/unknown/identify';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { describeGuess } from './words.ts';

/** What a rejected file appears to be, and what to do; empty if the text cannot be loaded. */
export function FileGuessText({ guess }: { guess: FileGuess }) {
  const { language } = useNavigation().route;
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let isCurrent = true;
    describeGuess(language, guess).then(
      (words) => isCurrent && setSentence(words),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language, guess]);
  return sentence && <p>{sentence}</p>;
}
