import type { ReactNode } from 'react';
import type { Page } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';
import { isPlainClick, useNavigation } from './navigation.tsx';

interface LinkProps {
  page: Page;
  className?: string;
  /** Called when the page opens in this tab. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to a page in the visited language. */
export function Link({ page, className, onFollow, children }: LinkProps) {
  const { route, open } = useNavigation();
  const path = pathOf(route.language, page);
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow?.();
        open(path);
      }}
    >
      {children}
    </a>
  );
}
