import { useId } from 'react';
import { type FieldProps, Group, OneOf } from './fields.tsx';

export function MetadataField({ words: { metadata: words }, options, sources, onChoose }: FieldProps) {
  // A file that is already in the target format may be returned as it is.
  const mayComeBack = sources.includes(options.target);
  const values = [
    { value: 'remove', label: words.remove },
    { value: 'without-location', label: words.without_location },
    { value: 'keep', label: words.keep },
  ] as const;
  return (
    <Group title={words.title}>
      <OneOf name={useId()} values={values} value={options.metadata} onChange={(metadata) => onChoose({ metadata })} />
      {mayComeBack && options.metadata === 'remove' && <p className="text-quiet">{words.unchanged}</p>}
    </Group>
  );
}
