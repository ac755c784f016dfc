import { clsx } from 'clsx';
import { X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';
import { handOnFocus } from './hand-on-focus.ts';

interface NoticeProps {
  tone: 'neutral' | 'destructive';
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stays until closed or replaced. */
export function Notice({ tone, title, onClose, children }: NoticeProps) {
  const { t } = useTexts();
  return (
    <div
      data-tone={tone}
      className={clsx(
        'flex gap-3 rounded-xl border-l-4 bg-soft px-4 py-3 text-sm',
        tone === 'destructive' ? 'border-danger' : 'border-accent',
      )}
    >
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className={clsx('font-semibold', tone === 'destructive' && 'text-danger')}>{title}</p>
        <div className="mt-1 grid gap-1">{children}</div>
      </div>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          handOnFocus(currentTarget);
          onClose();
        }}
        className="icon-button -my-2 -mr-3"
        aria-label={t('notices.close')}
      >
        <Icon of={X} className="size-4" />
      </button>
    </div>
  );
}

interface NoticeRegionProps {
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Screen readers announce content added to it, once. It must exist beforehand, so it is rendered even when empty. A
 * language switch, which rewords its notices, is not announced. Not a landmark, because a page may have two.
 */
export function NoticeRegion({ className, children, ref }: NoticeRegionProps) {
  return (
    <div ref={ref} aria-live="polite" aria-relevant="additions" className={className}>
      {children}
    </div>
  );
}
