import { formats, type Target, targets } from '@image-converter/formats/formats';
import { useId } from 'react';

interface TargetSelectProps {
  /** Needed if there is no visible label. */
  label?: string;
  id?: string;
  value: Target;
  disabled: boolean;
  onChange: (target: Target) => void;
}

/** With a visible label. */
export function TargetChoice({ label, ...select }: TargetSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <TargetSelect id={id} {...select} />
    </>
  );
}

export function TargetSelect({ label, id, value, disabled, onChange }: TargetSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      className="h-11 rounded-xl border border-control bg-paper px-2 text-base disabled:text-quiet in-[[data-status]]:max-sm:h-9 sm:text-sm"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Target)}
    >
      {targets.map((target) => (
        <option key={target} value={target}>
          {formats[target].label}
        </option>
      ))}
    </select>
  );
}
