import type { ReactNode } from 'react';

interface ChipsProps<Value extends string> {
  name: string;
  values: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons for common values, as many in a line as fit. The group around them has the title. */
export function Chips<Value extends string>({ name, values, value, onChange }: ChipsProps<Value>) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {values.map((one) => (
        <label key={one.value} className="relative flex min-h-10 touch:min-h-11 items-center rounded-full">
          <input
            type="radio"
            className="choice peer bg-soft checked:border-accent checked:bg-accent-soft not-checked:hover:bg-line"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span className="pointer-events-none relative px-3.5 py-1 font-medium text-sm leading-tight peer-checked:text-accent">
            {one.label}
          </span>
        </label>
      ))}
    </div>
  );
}
