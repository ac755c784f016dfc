import { Columns2, ReceiptText } from 'lucide';
import { latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../ui/Icon.tsx';
import { canCompare } from './can-compare.ts';
import { ResultButton, type ResultButtonProps } from './ResultButton.tsx';
import { RowCopyButton } from './take/CopyButton.tsx';

export interface ResultProps extends Pick<ResultButtonProps, 'item' | 'session' | 'busy'> {
  /** Whether the receipt is expanded. */
  unfolded: boolean;
  onUnfold: () => void;
}

type ResultButtonsProps = ResultProps & Pick<ResultButtonProps, 'onMark'>;

/** Buttons for the receipt, the clipboard and the before/after view. A single result has the first two below. */
export function ResultButtons({ item, session, busy, onMark, unfolded, onUnfold }: ResultButtonsProps) {
  const words = usePart('results');
  const outcome = latestResultOf(item);
  if (!words || !outcome) return null;
  return (
    <>
      {session.rules.maxFiles > 1 && (
        <>
          <button
            type="button"
            className="icon-button aria-expanded:bg-soft"
            title={words.details}
            aria-label={fill(words.details_of, { filename: item.file.name })}
            aria-expanded={unfolded}
            onClick={onUnfold}
          >
            <Icon of={ReceiptText} className="size-5" />
          </button>
          <RowCopyButton item={item} outcome={outcome} />
        </>
      )}
      {canCompare(outcome) && (
        <ResultButton
          item={item}
          session={session}
          busy={busy}
          onMark={onMark}
          className="plain-button min-w-11 max-md:px-1.5"
        >
          <Icon of={Columns2} className="size-4.5" />
          <span className="@max-[22rem]/rows:sr-only row-label">{words.compare}</span>
        </ResultButton>
      )}
    </>
  );
}
