import { formats, type Target } from '@image-converter/formats/formats';
import { applies } from '@image-converter/formats/options';
import type { Item } from '../../converter/state/state.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import { SupportNote } from '../SupportNote.tsx';
import { findTransparency, useFound } from '../use-found.ts';

interface StripNotesProps {
  item: Item;
  target: Target;
  words: ResultWords;
}

/** What neither the score nor the bytes of a format tell. The score is that of pixels on the background. */
export function StripNotes({ item, target, words }: StripNotesProps) {
  const isFilled = useFound(applies('background', target) ? item : undefined, findTransparency);
  const { label: format } = formats[target];
  return (
    <div className="text-quiet text-sm empty:hidden">
      {isFilled && <p>{fill(words.strip.filled, { format })}</p>}
      <SupportNote target={target} words={words.support} />
    </div>
  );
}
