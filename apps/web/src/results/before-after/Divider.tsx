import { MoveHorizontal } from 'lucide';
import { Icon } from '../../layout/Icon.tsx';

interface DividerProps {
  label: string;
  /** Percent from the left. */
  at: number;
  /** Whether it follows a press anywhere, or only one on itself. */
  reach: 'everywhere' | 'itself';
  onMove: (at: number) => void;
}

/** The line between the two images: a range input over both of them, and what it looks like. */
export function Divider({ label, at, reach, onMove }: DividerProps) {
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
      <span
        data-divider
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-panel shadow-[0_0_0_1px_rgb(0_0_0/0.35)] peer-focus-visible:*:outline-2"
        style={{ left: `${at}%` }}
      >
        {/* At the lower edge, where it does not hide a small picture. */}
        <span className="absolute bottom-2 left-1/2 -ml-5 grid size-10 place-items-center rounded-full bg-panel text-ink shadow-[0_0_0_1px_rgb(0_0_0/0.35)] outline-accent outline-offset-2">
          <Icon of={MoveHorizontal} className="size-5" />
        </span>
      </span>
    </>
  );
}
