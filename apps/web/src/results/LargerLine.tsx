import type { Session } from '../converter/session/session.ts';
import { type Item, resultOf } from '../converter/state/state.ts';
import { counted } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { isLarger, type Remedy, remediesFor } from './larger.ts';
import { RemedyButton } from './RemedyButton.tsx';

export interface LargerLineProps {
  items: readonly Item[];
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
}

interface Larger {
  item: Item;
  remedy: Remedy | undefined;
}

/** One line about all results that are larger than their files, for lists whose rows have no room for it. */
export function LargerLine({ items, session, busy }: LargerLineProps) {
  const { language } = useNavigation().route;
  const words = usePart('results')?.larger;
  if (!words || busy) return null;
  const larger = items.flatMap((item): Larger[] => {
    const outcome = resultOf(item);
    if (!outcome || !isLarger(item, outcome)) return [];
    return [{ item, remedy: remediesFor(item, outcome)[0] }];
  });
  const curable = larger.filter(({ remedy }) => remedy);
  if (larger.length === 0) return null;
  const again = () => {
    for (const { item, remedy } of curable) session.choose(remedy ?? {}, item.id);
    void session.convertAgain(...curable.map(({ item }) => item.id));
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm" data-larger>
      {counted(language, words.several, { count: larger.length })}
      {curable.length > 0 && <RemedyButton onPress={again}>{words.several_again}</RemedyButton>}
      <RemedyButton onPress={() => session.keepOriginals(...larger.map(({ item }) => item.id))}>
        {words.several_keep}
      </RemedyButton>
    </p>
  );
}
