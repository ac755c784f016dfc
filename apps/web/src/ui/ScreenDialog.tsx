import { X } from 'lucide';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from './Icon.tsx';

interface ScreenDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  heading: string;
  /** What its button to close is called. */
  closes: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog on the whole screen, open as long as it is rendered. */
export function ScreenDialog({ dialog, label, heading, closes, onClose, children }: ScreenDialogProps) {
  useEffect(() => {
    dialog.current?.showModal();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overscroll-contain bg-panel p-0 text-ink"
      onClose={onClose}
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex items-center gap-2 py-1 pr-2 pl-4">
          <h2 dir="auto" className="min-w-0 flex-1 truncate text-left font-semibold">
            {heading}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={closes}
            title={closes}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
