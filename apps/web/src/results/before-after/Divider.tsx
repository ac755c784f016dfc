import { MoveHorizontal } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../layout/Icon.tsx';

interface DividerProps {
  label: string;
  /** Percent from the left. */
  at: number;
  onMove: (at: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function inPercent(at: number): number {
  return Math.min(100, Math.max(0, at));
}

/**
 * The line between the two images, with a handle for the keyboard. Pointer events are handled by the surface around it.
 */
export function Divider({ label, at, onMove }: DividerProps) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(inPercent(at + step));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at)}
      data-divider
      className="group absolute inset-y-0 z-10 -ml-6 w-12 cursor-ew-resize touch-none outline-none"
      style={{ left: `${at}%` }}
      onKeyDown={press}
    >
      <span className="absolute inset-y-0 left-1/2 -ml-px w-0.5 bg-panel shadow-[0_0_0_1px_rgb(0_0_0/0.35)]" />
      {/* At the lower edge, where it does not hide a small picture. */}
      <span className="absolute bottom-2 left-1/2 -ml-5 grid size-10 place-items-center rounded-full bg-panel text-ink shadow-[0_0_0_1px_rgb(0_0_0/0.35)] group-focus-visible:outline-2 group-focus-visible:outline-accent group-focus-visible:outline-offset-2">
        <Icon of={MoveHorizontal} className="size-5" />
      </span>
    </div>
  );
}
