import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Item, Outcome } from '../converter/state/state.ts';
import type { ResultWords } from '../i18n/source.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { metadataSentence } from './metadata-sentence.ts';
import { useFound } from './use-found.ts';

interface MetadataNoteProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords['metadata'];
}

/** Which metadata was kept or removed, and whether the HDR gain map was dropped. */
export function MetadataNote({ item, outcome, words }: MetadataNoteProps) {
  const { language } = useNavigation().route;
  const losesHdr = useFound(outcome.mode === 'none' ? undefined : item, findGainMap);
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

/** Whether the photo has an HDR part. */
async function findGainMap(file: File, format: AnyFormat): Promise<boolean> {
  if (!['jpg', 'heic', 'heif', 'avif'].includes(format)) return false;
  return (await import('@image-converter/metadata/gain-map')).hasGainMap(file, format);
}
