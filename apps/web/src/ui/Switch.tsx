import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that is drawn as a switch, to the right of its label. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const description = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[0.9375rem] leading-snug">
        {label}
        <input
          type="checkbox"
          className="switch"
          aria-describedby={hint && description}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {hint && (
        <p id={description} className="text-quiet text-sm leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}
