import { resultOf } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { LargerNote } from './LargerNote.tsx';
import { LazyReceipt } from './LazyReceipt.tsx';
import { MetadataNote } from './MetadataNote.tsx';
import type { ResultProps } from './ResultButtons.tsx';

/** Notes about a result: usually none, unless the receipt is expanded. */
export function ResultNotes({ item, session, busy, unfolded }: Omit<ResultProps, 'onUnfold'>) {
  const words = usePart('results');
  const outcome = resultOf(item);
  if (!words || !outcome) return null;
  return (
    <div className="col-start-2 col-end-[-1] min-w-0 text-sm max-sm:col-start-1 not-empty:max-sm:mt-3">
      <LargerNote item={item} outcome={outcome} session={session} words={words.larger} busy={busy} />
      <MetadataNote item={item} outcome={outcome} words={words.metadata} />
      {unfolded && <LazyReceipt item={item} outcome={outcome} session={session} words={words} />}
    </div>
  );
}
