import { useId } from 'react';
import { Group } from '../ui/Group.tsx';
import { PickList } from '../ui/PickList.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { FieldProps } from './fields.ts';

export function MetadataField({ words: { metadata: words }, options, sources, onChoose }: FieldProps) {
  const { metadata, target } = options;
  const chosen = metadata === 'without-location-with-texts' ? 'without-location' : metadata;
  // A file that is already in the target format may be returned as it is.
  const mayComeBack = sources.includes(target);
  const values = [
    { value: 'remove', label: words.remove },
    { value: 'without-location', label: words.without_location },
    { value: 'keep', label: words.keep },
  ] as const;
  return (
    <Group title={words.title}>
      <PickList name={useId()} values={values} value={chosen} onChange={(value) => onChoose({ metadata: value })} />
      {chosen === 'without-location' && (
        <Switch
          label={words.with_texts}
          checked={metadata !== chosen}
          onChange={(isKept) => onChoose({ metadata: isKept ? 'without-location-with-texts' : chosen })}
        />
      )}
      {mayComeBack && chosen === 'remove' && <p className="text-quiet text-sm">{words.unchanged}</p>}
    </Group>
  );
}
