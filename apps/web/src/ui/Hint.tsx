import { clsx } from 'clsx';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const tones = {
  warning: { fill: 'bg-warn-soft', sign: 'text-warn' },
  destructive: { fill: 'bg-danger-soft', sign: 'text-danger' },
} as const;

interface HintProps {
  tone: keyof typeof tones;
  text: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A remark below what it is about. */
export function Hint({ tone, text, children }: HintProps) {
  const { fill, sign } = tones[tone];
  return (
    // The outline is visible only in forced-colors mode, which removes backgrounds.
    <div className={clsx('flex gap-2 rounded-xl px-3 text-sm outline outline-transparent', fill)}>
      <Icon of={CircleAlert} className={clsx('mt-3.5 size-4 shrink-0', sign)} />
      <div className="wrap-anywhere flex min-w-0 grow flex-wrap gap-x-4">
        <p className="py-3 leading-5">{text}</p>
        <div className="-mx-2 flex flex-wrap empty:hidden">{children}</div>
      </div>
    </div>
  );
}
