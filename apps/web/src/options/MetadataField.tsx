import { useId } from 'react';
import { type FieldProps, Group, OneOf, Tick } from './fields.tsx';

export function MetadataField({ words: { metadata: words }, options, sources, onChoose }: FieldProps) {
  // A file that is already in the target format may be returned as it is.
  const mayComeBack = sources.includes(options.target);
  const values = [
    { value: 'remove', label: words.remove },
    { value: 'without-location', label: words.without_location },
    { value: 'keep', label: words.keep },
  ] as const;
  const { metadata } = options;
  const chosen = metadata === 'without-location-with-texts' ? 'without-location' : metadata;
  return (
    <Group title={words.title}>
      <OneOf name={useId()} values={values} value={chosen} onChange={(metadata) => onChoose({ metadata })} />
      {chosen === 'without-location' && (
        <Tick
          label={words.with_texts}
          checked={options.metadata !== chosen}
          onChange={(isKept) => onChoose({ metadata: isKept ? 'without-location-with-texts' : chosen })}
        />
      )}
      {mayComeBack && options.metadata === 'remove' && <p className="text-quiet">{words.unchanged}</p>}
    </Group>
  );
}
