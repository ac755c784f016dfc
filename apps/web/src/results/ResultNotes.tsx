import { clsx } from 'clsx';
import { resultOf } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { LargerNote } from './LargerNote.tsx';
import { LazyReceipt } from './LazyReceipt.tsx';
import { MetadataNote } from './MetadataNote.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import type { ResultProps } from './ResultButtons.tsx';

interface ResultNotesProps extends ResultProps {
  className: string;
}

/** Notes about a result: usually none, unless it is the only one or its receipt is expanded. */
export function ResultNotes({ item, session, busy, unfolded, onUnfold, className }: ResultNotesProps) {
  const words = usePart('results');
  const outcome = resultOf(item);
  if (!words || !outcome) return null;
  const single = session.rules.maxFiles === 1;
  return (
    <div className={clsx('grid gap-2 text-sm', className)}>
      <LargerNote item={item} outcome={outcome} session={session} words={words.larger} busy={busy} />
      {single ? (
        <ReceiptLine item={item} outcome={outcome} words={words} unfolded={unfolded} onUnfold={onUnfold} />
      ) : (
        <MetadataNote item={item} outcome={outcome} words={words.metadata} />
      )}
      {unfolded && <LazyReceipt item={item} outcome={outcome} session={session} words={words} />}
    </div>
  );
}
