import { formats, type Target, targets } from '@image-converter/formats/formats';

interface TargetChoiceProps {
  label: string;
  value: Target;
  disabled: boolean;
  onChange: (target: Target) => void;
}

export function TargetChoice({ label, value, disabled, onChange }: TargetChoiceProps) {
  return (
    <label className="flex items-center gap-2 font-medium text-sm">
      {label}
      <TargetSelect value={value} disabled={disabled} onChange={onChange} />
    </label>
  );
}

/** Needs a label around it, or one of its own. */
export function TargetSelect({
  label,
  value,
  disabled,
  onChange,
}: Omit<TargetChoiceProps, 'label'> & { label?: string }) {
  return (
    <select
      aria-label={label}
      className="h-11 rounded-xl border border-control bg-paper px-2 text-base disabled:text-quiet sm:text-sm"
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
