import { useEffect, useState } from 'react';

interface NumberFieldProps {
  label: string;
  /** Undefined if the field is empty. */
  value: number | undefined;
  min: number;
  max: number;
  placeholder?: string;
  /** Id of a datalist with suggestions. */
  list?: string;
  onChoose: (value: number | undefined) => void;
}

/** Reports the typed value once it is a whole number within the bounds. */
export function NumberField({ label, value, min, max, placeholder, list, onChoose }: NumberFieldProps) {
  const shown = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const choose = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text === '') onChoose(undefined);
    else if (Number.isInteger(number) && number >= min && number <= max) onChoose(number);
  };
  return (
    <label className="grid gap-2 font-semibold text-sm">
      {label}
      <input
        type="number"
        inputMode="numeric"
        className="field w-40 font-normal"
        min={min}
        max={max}
        list={list}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => choose(target.value)}
        onBlur={() => setTyped(shown)}
      />
    </label>
  );
}
