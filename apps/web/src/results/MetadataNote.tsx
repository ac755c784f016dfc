import type { Item, Outcome } from '../converter/state/state.ts';
import type { ResultWords } from '../i18n/source.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { metadataSentence } from './metadata-sentence.ts';
import { findHdr, findOtherColours, useFound } from './use-found.ts';

interface MetadataNoteProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords['metadata'];
}

/** Which metadata was kept or removed, and whether HDR was dropped or wanted colours were converted. */
export function MetadataNote({ item, outcome, words }: MetadataNoteProps) {
  const { language } = useNavigation().route;
  const { hdr, profile, metadata: report } = (outcome.mode !== 'none' && outcome.files[0].report) || {};
  const lost = useFound(outcome.mode === 'none' || hdr ? undefined : item, findHdr);
  const asksForColours = outcome.mode !== 'none' && outcome.options.colourSpace === 'original' && !profile;
  const losesColours = useFound(asksForColours ? item : undefined, findOtherColours);
  const notes = [
    ...(report ? [metadataSentence(language, report, words)] : []),
    ...(lost ? [words.hdr[lost]] : []),
    ...(losesColours ? [words.colours_converted] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <p className="text-quiet" data-metadata>
      {notes.map((note) => `${note}.`).join(' ')}
    </p>
  );
}
