import type { ReactNode } from 'react';
import type { Page } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';
import { isPlainClick, useNavigation } from './navigation.tsx';

/** A link to a page in the visited language. */
export function Link({ page, className, children }: { page: Page; className?: string; children: ReactNode }) {
  const { route, open } = useNavigation();
  const path = pathOf(route.language, page);
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(path);
      }}
    >
      {children}
    </a>
  );
}
