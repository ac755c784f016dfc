import type { IconNode } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { NoticeBox, type Tone } from '../ui/NoticeBox.tsx';
import { handOnFocus } from './hand-on-focus.ts';

interface NoticeProps {
  tone: Tone;
  sign?: IconNode;
  title: string;
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Stays until closed or replaced. */
export function Notice({ onClose, ...look }: NoticeProps) {
  const { t } = useTexts();
  return (
    <NoticeBox
      {...look}
      closeLabel={t('notices.close')}
      onClose={(button) => {
        handOnFocus(button);
        onClose();
      }}
    />
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
