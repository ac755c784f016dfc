import { useId } from 'react';
import { type FieldProps, Group, OneOf } from './fields.tsx';

export function MetadataField({ words: { metadata: words }, options, onChoose }: FieldProps) {
  const values = [
    { value: 'remove', label: words.remove },
    { value: 'without-location', label: words.without_location },
    { value: 'keep', label: words.keep },
  ] as const;
  return (
    <Group title={words.title}>
      <OneOf name={useId()} values={values} value={options.metadata} onChange={(metadata) => onChoose({ metadata })} />
    </Group>
  );
}
