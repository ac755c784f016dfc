import { clsx } from 'clsx';
import { type Item, type Outcome, resultOf } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { LazyPresetCheck } from '../presets/LazyPresetCheck.tsx';
import { useLazy } from '../use-lazy.ts';
import { FilmNote } from './FilmNote.tsx';
import { LargerNote } from './LargerNote.tsx';
import { LazyReceipt } from './LazyReceipt.tsx';
import { LookNote } from './LookNote.tsx';
import { MetadataNote } from './MetadataNote.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import type { ResultProps } from './ResultButtons.tsx';
import { SupportNote } from './SupportNote.tsx';
import { StripButton } from './strip/StripButton.tsx';

interface RowNotesProps extends ResultProps {
  className: string;
}

/** Notes below a row: usually none, unless its result is the only one, or its receipt is expanded. */
export function RowNotes({ className, ...props }: RowNotesProps) {
  return (
    <div className={clsx('grid gap-2 text-sm', className)}>
      <FilmNote {...props} />
      <ResultNotes {...props} />
    </div>
  );
}

function ResultNotes({ item, session, busy, unfolded, onUnfold }: ResultProps) {
  const words = usePart('results');
  const outcome = resultOf(item);
  if (!words || !outcome) return null;
  const { look } = outcome.files[0].report ?? {};
  const single = session.rules.maxFiles === 1;
  return (
    <>
      <LazyPresetCheck outcome={outcome} />
      <LargerNote item={item} outcome={outcome} session={session} words={words.larger} busy={busy} />
      {look && <LookNote look={look} words={words.look} />}
      <LazyHtmlNote item={item} outcome={outcome} />
      {outcome.mode !== 'none' && <SupportNote target={outcome.options.target} words={words.support} />}
      {single ? (
        <ReceiptLine item={item} outcome={outcome} words={words} unfolded={unfolded} onUnfold={onUnfold}>
          <StripButton item={item} session={session} busy={busy} className="plain-button -mx-3 text-ink text-sm" />
        </ReceiptLine>
      ) : (
        <MetadataNote item={item} outcome={outcome} words={words.metadata} />
      )}
      {unfolded && <LazyReceipt item={item} outcome={outcome} session={session} words={words} />}
    </>
  );
}

const load = () => import('./html/HtmlNote.tsx');

/** Loaded with the first result that consists of files for a web page. */
function LazyHtmlNote(result: { item: Item; outcome: Outcome }) {
  const { mode, options } = result.outcome;
  const wanted = mode !== 'none' && (options.favicons || options.widths !== 'none');
  const part = useLazy(load, { wanted });
  return wanted && part && <part.HtmlNote {...result} />;
}
