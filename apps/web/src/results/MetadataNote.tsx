import type { Item, Outcome } from '../converter/state/state.ts';
import type { ResultWords } from '../i18n/source.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { metadataSentence } from './metadata-sentence.ts';
import { useGainMap } from './use-gain-map.ts';

interface MetadataNoteProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords['metadata'];
}

/** Which metadata was kept or removed, and whether the HDR gain map was dropped. */
export function MetadataNote({ item, outcome, words }: MetadataNoteProps) {
  const { language } = useNavigation().route;
  const losesHdr = useGainMap(outcome.mode === 'none' ? undefined : item);
  const report = outcome.mode === 'none' ? undefined : outcome.files[0].report?.metadata;
  const notes = [
    ...(report ? [metadataSentence(language, report, words)] : []),
    ...(losesHdr ? [words.hdr_dropped] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <p className="text-quiet" data-metadata>
      {notes.map((note) => `${note}.`).join(' ')}
    </p>
  );
}
