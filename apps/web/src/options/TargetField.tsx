import { formats, targets } from '@image-converter/formats/formats';
import { useId } from 'react';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import type { FieldProps } from './fields.ts';

const values = targets.map((value) => ({ value, label: formats[value].label }));

export function TargetField({ words, options, onChoose }: FieldProps) {
  return (
    <Group title={words.target}>
      <Chips name={useId()} values={values} value={options.target} onChange={(target) => onChoose({ target })} />
    </Group>
  );
}
