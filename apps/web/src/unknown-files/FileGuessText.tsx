import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import type { FileGuess } from './identify.ts';

/** What a rejected file appears to be, and what to do; empty if the text cannot be loaded. */
export function FileGuessText({ guess: { kind, name } }: { guess: FileGuess }) {
  const words = usePart('unknown-files');
  return words && <p>{fill(words[kind], { name, extension: `.${name.toLowerCase()}` })}</p>;
}
