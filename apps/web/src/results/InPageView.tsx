import type { Session } from '../converter/session/session.ts';
import type { State } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import { PictureInPage } from './before-after/PictureInPage.tsx';

interface InPageViewProps {
  session: Session;
  state: State;
  /** Id of the row whose picture is shown where there are several. */
  marked: string | undefined;
}

/**
 * The picture of the converter, before and after: the only one or, where there is room beside a few finished rows, the
 * one of the marked row.
 */
export function InPageView({ session, state, marked }: InPageViewProps) {
  const words = usePart('results');
  const isWide = useIsWide();
  const { maxFiles, also } = session.rules;
  const isSingle = maxFiles === 1;
  // A row is marked only when all are finished.
  const item = isSingle ? state.items[0] : isWide && !also && state.items.find(({ id }) => id === marked);
  if (!words || !item) return null;
  return (
    <PictureInPage
      key={item.id}
      item={item}
      session={session}
      state={state}
      words={words}
      className={isSingle ? alone : amongRows}
    />
  );
}

/** At the head of the card. */
const alone = 'h-75 sm:h-110';
/** Beside open options, it leaves as much room to the rows as they need, and takes the rest. */
const amongRows = 'min-h-60 grow basis-82.5 group-data-[options=open]/card:basis-60';
