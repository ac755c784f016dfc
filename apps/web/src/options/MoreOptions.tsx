import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

interface MoreOptionsProps {
  title: string;
  /** What is in it, for those who look for something. */
  contents: readonly string[];
  /** Whether something in it is not at its default. */
  isUsed: boolean;
  children: ReactNode;
}

/** Once opened, it stays open for the rest of the visit. */
let isWanted = false;

/** What few need. Open from the start if something in it was chosen. */
export function MoreOptions({ title, contents, isUsed, children }: MoreOptionsProps) {
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  const toggle = (open: boolean) => {
    isWanted = open;
    setOpen(open);
  };
  return (
    <details
      open={isOpen}
      className="group border-line border-t pt-1"
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-xl [&::-webkit-details-marker]:hidden">
        <span className="font-semibold text-sm">{title}</span>
        <span className="min-w-0 grow truncate text-quiet text-sm group-open:invisible">{contents.join(', ')}</span>
        <Icon of={ChevronDown} className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4.5">{children}</div>
    </details>
  );
}
