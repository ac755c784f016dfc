import { useTexts } from '../../i18n/texts.tsx';
import { usePart } from '../../i18n/use-part.ts';
import { failureWords } from '../notices/outcome-words.ts';
import type { Failure } from '../state/state.ts';

/** Why a file could not be converted. `label` is the name of its format. */
export function FailureText({ label, failure }: { label: string; failure: Failure }) {
  const { t } = useTexts();
  return failureWords(t, usePart('results'), label, failure);
}
