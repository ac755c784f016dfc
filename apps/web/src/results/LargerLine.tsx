import type { Session } from '../converter/session/session.ts';
import { type Item, resultOf } from '../converter/state/state.ts';
import type { ResultWords } from '../i18n/source.ts';
import { counted } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Hint } from '../ui/Hint.tsx';
import { keepOriginals } from './keep-originals.ts';
import { type Remedy, remediesFor } from './larger.ts';
import { RemedyButton } from './RemedyButton.tsx';

interface LargerLineProps {
  /** The files whose results are larger. */
  larger: readonly Item[];
  session: Session;
  words: ResultWords['larger'];
}

/** One line about all results that are larger than their files, for lists whose rows have no room for it. */
export function LargerLine({ larger, session, words }: LargerLineProps) {
  const { language } = useNavigation().route;
  if (larger.length === 0) return null;
  const curable = larger.flatMap((item): { item: Item; remedy: Remedy }[] => {
    const outcome = resultOf(item);
    const [remedy] = outcome ? remediesFor(item, outcome) : [];
    return remedy ? [{ item, remedy }] : [];
  });
  const again = () => {
    for (const { item, remedy } of curable) session.choose({ ...remedy, look: 'none' }, item.id);
    void session.convertAgain(...curable.map(({ item }) => item.id));
  };
  return (
    <div data-larger>
      <Hint tone="warning" text={counted(language, words.several, { count: larger.length })}>
        {curable.length > 0 && <RemedyButton onPress={again}>{words.several_again}</RemedyButton>}
        <RemedyButton onPress={() => keepOriginals(session, ...larger.map(({ id }) => id))}>
          {words.several_keep}
        </RemedyButton>
      </Hint>
    </div>
  );
}
