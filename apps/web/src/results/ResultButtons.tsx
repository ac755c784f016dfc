import { Columns2, ReceiptText } from 'lucide';
import type { ReactNode } from 'react';
import type { Session } from '../converter/session/session.ts';
import { type Item, latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../ui/Icon.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { canCompare } from './can-compare.ts';
import { DialogButton } from './DialogButton.tsx';
import { RowCopyButton } from './take/CopyButton.tsx';
import { dragOut } from './take/drag-out.ts';

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
          <span className="@max-[26rem]/rows:sr-only row-label">{words.compare}</span>
        </ResultButton>
      )}
    </>
  );
}

const load = () => import('./before-after/BeforeAfter.tsx');

interface ResultButtonProps {
  item: Item;
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
  /** Shows the pictures in the page instead, where there is room for them. */
  onMark?: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
}

/** Opens the before/after view, or can be dragged out of the page. */
export function ResultButton({ item, session, busy, onMark, className = thumbnail, children }: ResultButtonProps) {
  const words = usePart('results');
  const isWide = useIsWide();
  const outcome = latestResultOf(item);
  if (!words || !outcome) return children;
  return (
    <DialogButton
      load={load}
      dialog={({ BeforeAfter }, close) => (
        <BeforeAfter item={item} outcome={outcome} session={session} words={words} busy={busy} onClose={close} />
      )}
      label={fill(words.compare_file, { filename: item.file.name })}
      title={words.compare}
      className={className}
      draggable
      onDragStart={(event) => dragOut(event, item)}
      onPress={isWide ? onMark : undefined}
    >
      {children}
    </DialogButton>
  );
}

/** Around a picture, in rows without room for more. */
const thumbnail = 'relative flex size-full cursor-pointer items-center justify-center rounded-[inherit]';
