import type { ReactNode } from 'react';

/**
 * Screen readers read what is added to it, once. It has to be there before that, so it is rendered even when empty; and
 * a switch of language, which changes the words of a notice, is no news.
 */
export function NoticeRegion({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-relevant="additions" className={className}>
      {children}
    </div>
  );
}
