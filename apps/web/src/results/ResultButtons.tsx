import { Columns2, ListTree } from 'lucide';
import { useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { type Item, latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../layout/Icon.tsx';
import { canCompare } from './can-compare.ts';
import { LazyBeforeAfter } from './LazyBeforeAfter.tsx';

export interface ResultProps {
  item: Item;
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
  /** Whether the receipt is expanded. */
  unfolded: boolean;
  onUnfold: () => void;
}

/** Buttons for the before/after view and the receipt. */
export function ResultButtons({ item, session, busy, unfolded, onUnfold }: ResultProps) {
  const words = usePart('results');
  const [isCompared, setCompared] = useState(false);
  const outcome = latestResultOf(item);
  if (!words || !outcome) return null;
  const { name: filename } = item.file;
  return (
    <span className="flex max-sm:-mx-2">
      {canCompare(outcome) && (
        <button
          type="button"
          className="icon-button"
          title={words.compare}
          aria-label={fill(words.compare_file, { filename })}
          onClick={() => setCompared(true)}
        >
          <Icon of={Columns2} className="size-5" />
        </button>
      )}
      <button
        type="button"
        className="icon-button aria-expanded:bg-soft"
        title={words.details}
        aria-label={fill(words.details_of, { filename })}
        aria-expanded={unfolded}
        onClick={onUnfold}
      >
        <Icon of={ListTree} className="size-5" />
      </button>
      {isCompared && (
        <LazyBeforeAfter
          item={item}
          outcome={outcome}
          session={session}
          words={words}
          busy={busy}
          onClose={() => setCompared(false)}
        />
      )}
    </span>
  );
}
