import type { ReactNode } from 'react';

interface SliderProps {
  label: string;
  /** What a screen reader says instead of the bare number. */
  valueText: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** The same value as a field to type into. */
  children: ReactNode;
}

/** A range, and beside it the number. */
export function Slider({ label, valueText, min, max, value, onChange, children }: SliderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        className="h-11 min-w-24 flex-1 cursor-pointer accent-accent"
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {children}
    </div>
  );
}
