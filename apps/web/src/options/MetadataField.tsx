import { useId } from 'react';
import { type FieldProps, Group, OneOf } from './fields.tsx';

interface MetadataFieldProps extends FieldProps {
  /** Whether files may already be in the target format. */
  mayComeBack: boolean;
}

export function MetadataField({ words: { metadata: words }, options, onChoose, mayComeBack }: MetadataFieldProps) {
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
