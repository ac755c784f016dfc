import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface FactProps {
  /** Facts that need attention have one. */
  sign?: IconNode;
  className?: string;
  children: ReactNode;
}

/** One of several in a line. */
export function Fact({ sign, className, children }: FactProps) {
  return (
    <span className={clsx('mr-3 last:mr-0', sign ? 'font-semibold' : 'inline-block', className)}>
      {sign && <Icon of={sign} className="-mt-0.5 mr-1 inline size-4" />}
      {children}
    </span>
  );
}
