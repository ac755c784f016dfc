import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface DividerProps {
  label: string;
  /** Percent from the left. */
  at: number;
  /** Whether it follows a press anywhere, or only one on itself. */
  reach: 'everywhere' | 'itself';
  /** At the lower edge, it does not hide a small picture. */
  handle: 'middle' | 'low';
  onMove: (at: number) => void;
}

/** The line between the two images: a range input over both of them, and what it looks like. */
export function Divider({ label, at, reach, handle, onMove }: DividerProps) {
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${Math.round(at)}\u00a0%`}
        step="any"
        value={at}
        data-reach={reach}
        className="divider peer"
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
      <Line at={at} className="peer-focus-visible:*:outline-3">
        {/* The focus ring is inside, where it does not depend on the picture. */}
        <span
          className={clsx(
            'absolute left-1/2 grid size-12 -translate-x-1/2 place-items-center rounded-full bg-on-stage text-stage shadow-[0_2px_12px_rgb(0_0_0/0.35)] outline-stage -outline-offset-6 forced-colors:border',
            handle === 'low' ? 'bottom-2' : 'top-1/2 -translate-y-1/2',
          )}
        >
          <Icon of={ChevronsLeftRight} className="size-5" />
        </span>
      </Line>
    </>
  );
}

interface LineProps {
  /** Percent from the left. */
  at: number;
  className?: string;
  children?: ReactNode;
}

/** A vertical line over a picture. */
export function Line({ at, className, children }: LineProps) {
  return (
    <span
      data-divider
      className={clsx(
        'pointer-events-none absolute inset-y-0 -ml-[1.5px] w-[3px] bg-on-stage shadow-[0_0_0_1px_rgb(0_0_0/0.25)]',
        className,
      )}
      style={{ left: `${at}%` }}
    >
      {children}
    </span>
  );
}
