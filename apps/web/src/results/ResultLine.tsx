import { Columns2, ListTree } from 'lucide-react';
import { useId, useState } from 'react';
import type { Session } from '../converter/session.ts';
import { type Item, resultOf } from '../converter/state.ts';
import { fill } from '../i18n/translate.ts';
import { LargerNote } from './LargerNote.tsx';
import { LateBeforeAfter } from './LateBeforeAfter.tsx';
import { LateReceipt } from './LateReceipt.tsx';
import { MetadataNote } from './MetadataNote.tsx';
import { mayCompare } from './may-compare.ts';
import { useResultWords } from './use-result-words.ts';

export interface ResultLineProps {
  item: Item;
  session: Session;
  /** While files are being converted. */
  busy: boolean;
}

/** What a finished row has besides its status: a look at it, what was done, and what to do if it became larger. */
export function ResultLine({ item, session, busy }: ResultLineProps) {
  const words = useResultWords();
  const [isCompared, setCompared] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const details = useId();
  const outcome = resultOf(item);
  if (!words || !outcome) return null;
  const { name: filename } = item.file;
  return (
    <div className="col-start-2 col-end-[-1] min-w-0 text-sm max-sm:col-start-1 max-sm:mt-3">
      <LargerNote item={item} outcome={outcome} session={session} words={words.larger} busy={busy} />
      <MetadataNote item={item} outcome={outcome} words={words.metadata} />
      <div className="-mb-2 flex flex-wrap gap-x-4">
        {mayCompare(outcome) && (
          <button
            type="button"
            className="row-button"
            aria-label={fill(words.compare_file, { filename })}
            onClick={() => setCompared(true)}
          >
            <Columns2 aria-hidden className="size-4" />
            {words.compare}
          </button>
        )}
        <button
          type="button"
          className="row-button"
          aria-label={fill(words.details_of, { filename })}
          aria-expanded={isUnfolded}
          aria-controls={details}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ListTree aria-hidden className="size-4" />
          {words.details}
        </button>
      </div>
      <div id={details} hidden={!isUnfolded}>
        {isUnfolded && <LateReceipt item={item} outcome={outcome} session={session} words={words} />}
      </div>
      {isCompared && (
        <LateBeforeAfter
          item={item}
          outcome={outcome}
          session={session}
          words={words}
          busy={busy}
          onClose={() => setCompared(false)}
        />
      )}
    </div>
  );
}
