import { useId } from 'react';
import { Group } from '../ui/Group.tsx';
import { PickList } from '../ui/PickList.tsx';
import type { FieldProps } from './fields.ts';

export function ColourSpaceField({ words: { colour_space: words }, options, onChoose }: FieldProps) {
  const values = [
    { value: 'srgb', label: words.srgb },
    { value: 'original', label: words.original, hint: words.original_hint },
  ] as const;
  return (
    <Group title={words.title}>
      <PickList
        name={useId()}
        values={values}
        value={options.colourSpace}
        onChange={(value) => onChoose({ colourSpace: value })}
      />
    </Group>
  );
}
