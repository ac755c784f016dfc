import { formats, type Target, targets } from '@image-converter/formats/formats';
import { type FieldProps, Group } from './fields.tsx';

export function TargetField({ words, options: { target }, onChoose }: FieldProps) {
  return (
    <Group title={words.target}>
      <select
        aria-label={words.target}
        className="field justify-self-start"
        value={target}
        onChange={(event) => onChoose({ target: event.target.value as Target })}
      >
        {targets.map((one) => (
          <option key={one} value={one}>
            {formats[one].label}
          </option>
        ))}
      </select>
    </Group>
  );
}
