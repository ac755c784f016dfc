import { type ReactNode, useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { type Item, latestResultOf } from '../converter/state/state.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { useLazy } from '../use-lazy.ts';
import { dragOut } from './take/drag-out.ts';

const load = () => import('./before-after/BeforeAfter.tsx');

export interface ResultButtonProps {
  item: Item;
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
  /** Shows the pictures in the page instead, where there is room for them. */
  onMark?: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
}

/**
 * Opens the before/after view, or can be dragged out of the page. The view is loaded when first opened; if that fails, a
 * notice says so.
 */
export function ResultButton({ item, session, busy, onMark, className = thumbnail, children }: ResultButtonProps) {
  const words = usePart('results');
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { show } = usePageNotices();
  const fail = () => {
    close();
    show({ kind: 'load-failed', isPart: true, retry: () => setOpen(true) });
  };
  const part = useLazy(load, { wanted: isOpen, onFailure: fail });
  const outcome = latestResultOf(item);
  if (!words || !outcome) return children;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={fill(words.compare_file, { filename: item.file.name })}
        title={words.compare}
        draggable
        onDragStart={(event) => dragOut(event, item)}
        onClick={() => (onMark && isWide ? onMark() : setOpen(true))}
      >
        {children}
      </button>
      {isOpen && part && (
        <part.BeforeAfter item={item} outcome={outcome} session={session} words={words} busy={busy} onClose={close} />
      )}
    </>
  );
}

/** Around a picture, in rows without room for more. */
const thumbnail = 'relative flex size-full cursor-pointer items-center justify-center rounded-[inherit]';
