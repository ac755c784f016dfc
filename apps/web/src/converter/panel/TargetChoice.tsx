import { formats, type Target, targets } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';

interface TargetChoiceProps {
  label: string;
  value: Target;
  disabled: boolean;
  onChange: (target: Target) => void;
}

/** With a visible label. */
export function TargetChoice({ label, ...choice }: TargetChoiceProps) {
  const id = useId();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <TargetMark id={id} className="field pr-2" {...choice} />
    </span>
  );
}

interface TargetMarkProps extends Omit<TargetChoiceProps, 'label'> {
  /** Needed if there is no visible label. */
  label?: string;
  id?: string;
  className?: string;
}

/** The mark of a format. A select lies over it, large enough for a finger. */
export function TargetMark({ label, id, className = 'rounded-md', value, disabled, onChange }: TargetMarkProps) {
  return (
    <span
      className={clsx(
        'relative flex items-center gap-1 outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <span aria-hidden className="contents">
        <Mark label={formats[value].label} />
        <Icon of={ChevronDown} className={clsx('size-4 text-quiet', disabled && 'invisible')} />
      </span>
      <select
        id={id}
        aria-label={label}
        className="absolute inset-x-0 top-1/2 h-11 -translate-y-1/2 cursor-pointer text-base opacity-0 disabled:cursor-not-allowed"
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
    </span>
  );
}
