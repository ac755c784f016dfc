import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { ReactNode } from 'react';
import type { OptionWords } from '../i18n/source.ts';
import type { Chosen } from './chosen.ts';

export interface FieldProps {
  words: OptionWords;
  /** The options as they apply to the target. */
  options: ConversionOptions;
  /** Formats that the files may have. */
  sources: readonly AnyFormat[];
  onChoose: (chosen: Chosen) => void;
}

/** The fields of one option, under its title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 content-start gap-1">
      <legend className="mb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

interface OneOfProps<Value extends string> {
  name: string;
  values: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons, stacked vertically. */
export function OneOf<Value extends string>({ name, values, value, onChange }: OneOfProps<Value>) {
  return values.map((one) => (
    <label key={one.value} className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        className="size-5 shrink-0 accent-accent"
        name={name}
        value={one.value}
        checked={one.value === value}
        onChange={() => onChange(one.value)}
      />
      <span className="min-w-0">
        {one.label}
        {one.hint && <span className="block text-quiet">{one.hint}</span>}
      </span>
    </label>
  ));
}

interface PickProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
}

/** A button for a common value. */
export function Pick({ label, isChosen, onPress }: PickProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="toggle-button rounded-full aria-pressed:text-accent"
      onClick={onPress}
    >
      {label}
    </button>
  );
}
