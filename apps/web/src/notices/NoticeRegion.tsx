import type { ReactNode } from 'react';

/**
 * Screen readers announce what is added to it, once. It has to exist beforehand, so it is rendered even when empty. A
 * language switch, which rewords its notices, is not announced. It is not a landmark, because a page may have two.
 */
export function NoticeRegion({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-relevant="additions" className={className}>
      {children}
    </div>
  );
}
