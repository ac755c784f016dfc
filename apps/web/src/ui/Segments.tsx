import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string> {
  /** Unique on the page: radios of one name exclude each other. */
  name: string;
  legend: string;
  /** For screen readers only. */
  hideLegend?: boolean;
  values: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Undefined while none of them is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice of a few values: native radios, drawn as segments. `--segment` sets their height. */
export function Segments<Value extends string>({
  name,
  legend,
  hideLegend,
  values,
  value: chosen,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 gap-y-2">
      {/* Floats, because only then do browsers lay a legend out like any other child. */}
      <legend className={hideLegend ? 'sr-only' : 'float-left font-semibold text-sm'}>{legend}</legend>
      <div className="flex w-full flex-wrap rounded-2xl bg-soft p-1">
        {values.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid min-h-(--segment,2.5rem) touch:min-h-(--segment,2.75rem) min-w-0 flex-auto place-items-center rounded-xl px-2 py-1"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="choice peer checked:border-accent checked:bg-panel checked:shadow-rest not-checked:hover:bg-line"
            />
            <span className="wrap-anywhere pointer-events-none relative hyphens-auto text-center font-medium text-sm leading-tight peer-checked:text-accent">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
