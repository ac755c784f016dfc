import { type ReactNode, useState } from 'react';
import { latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { LazyBeforeAfter } from './LazyBeforeAfter.tsx';
import type { ResultProps } from './ResultButtons.tsx';

export type ResultButtonProps = Pick<ResultProps, 'item' | 'session' | 'busy'> & { children?: ReactNode };

/** A thumbnail that opens the before/after view, for rows without room for more. */
export function ResultButton({ item, session, busy, children }: ResultButtonProps) {
  const words = usePart('results');
  const [isOpen, setOpen] = useState(false);
  const outcome = latestResultOf(item);
  if (!words || !outcome) return children;
  return (
    <>
      <button
        type="button"
        className="grid size-full cursor-pointer place-items-center rounded-lg focus-visible:-outline-offset-2"
        aria-label={fill(words.compare_file, { filename: item.file.name })}
        title={words.compare}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <LazyBeforeAfter
          item={item}
          outcome={outcome}
          session={session}
          words={words}
          busy={busy}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
