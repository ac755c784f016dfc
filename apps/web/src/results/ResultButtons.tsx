import { Columns2, ListTree } from 'lucide';
import { latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../layout/Icon.tsx';
import { canCompare } from './can-compare.ts';
import { ResultButton, type ResultButtonProps } from './ResultButton.tsx';

export interface ResultProps extends Pick<ResultButtonProps, 'item' | 'session' | 'busy'> {
  /** Whether the receipt is expanded. */
  unfolded: boolean;
  onUnfold: () => void;
}

/** Buttons for the before/after view and the receipt. */
export function ResultButtons({ item, session, busy, unfolded, onUnfold }: ResultProps) {
  const words = usePart('results');
  const outcome = latestResultOf(item);
  if (!words || !outcome) return null;
  return (
    <span className="flex max-sm:-mx-2">
      {canCompare(outcome) && (
        <ResultButton item={item} session={session} busy={busy} className="icon-button">
          <Icon of={Columns2} className="size-5" />
        </ResultButton>
      )}
      <button
        type="button"
        className="icon-button aria-expanded:bg-soft"
        title={words.details}
        aria-label={fill(words.details_of, { filename: item.file.name })}
        aria-expanded={unfolded}
        onClick={onUnfold}
      >
        <Icon of={ListTree} className="size-5" />
      </button>
    </span>
  );
}
