interface PickListProps<Value extends string> {
  name: string;
  values: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons one below the other, for choices that need a sentence. The group around them has the title. */
export function PickList<Value extends string>({ name, values, value, onChange }: PickListProps<Value>) {
  return (
    <div className="grid rounded-2xl bg-soft p-1">
      {values.map((one) => (
        <label
          key={one.value}
          className="relative flex min-h-10 touch:min-h-11 items-center gap-2.5 rounded-xl px-2.5 py-2"
        >
          <input
            type="radio"
            className="choice peer checked:border-accent checked:bg-panel checked:shadow-rest"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span
            aria-hidden
            className="pointer-events-none relative size-4 shrink-0 rounded-full border-[1.5px] border-control peer-checked:border-[5px] peer-checked:border-accent"
          />
          <span className="pointer-events-none relative min-w-0 font-medium text-sm leading-snug">
            {one.label}
            {one.hint && <span className="block font-normal text-quiet">{one.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
