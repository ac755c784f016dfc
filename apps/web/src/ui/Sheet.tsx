import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PanelHead } from './PanelHead.tsx';

interface SheetProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that are always in view. */
  foot: (close: () => void) => ReactNode;
  onClose: () => void;
}

/**
 * A modal dialog that comes from below or, on a large screen, from the side. The browser keeps the focus in it; Escape
 * closes it.
 */
export function Sheet({ id, title, closeLabel, children, foot, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the heading takes the focus, which nothing can in a dialog that is not shown.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={heading}
      className="fixed inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full max-w-full flex-col rounded-t-3xl bg-panel text-ink shadow-float backdrop:bg-stage/50 open:flex motion-safe:transition-[translate] motion-safe:duration-[260ms] motion-safe:ease-calm motion-safe:starting:open:translate-y-full lg:top-0 lg:left-auto lg:h-full lg:max-h-full lg:w-[24rem] lg:rounded-l-3xl lg:rounded-tr-none lg:motion-safe:starting:open:translate-x-full lg:motion-safe:starting:open:translate-y-0"
      // React also calls this for dialogs inside.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      // In browsers that support it, a press beside the sheet closes it.
      closedby="any"
    >
      <div className="grid min-h-0 grow scroll-pt-20 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain px-4 pb-5 sm:px-6">
        <div className="sticky top-0 z-10 -mx-4 bg-panel px-4 sm:-mx-6 sm:px-6 lg:pt-3">
          <span aria-hidden className="mx-auto mt-2.5 mb-1 block h-1 w-10 rounded-full bg-control lg:hidden" />
          <PanelHead id={heading} title={title} closeLabel={closeLabel} onClose={close} />
        </div>
        {children}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 border-line border-t px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
        {foot(close)}
      </div>
    </dialog>
  );
}
