import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { FieldProps } from './fields.ts';

export function HdrField({ words: { hdr: words }, options, onChoose }: FieldProps) {
  return (
    <Group title={words.title}>
      <Switch
        label={words.remove}
        checked={options.hdr === 'remove'}
        onChange={(isRemoved) => onChoose({ hdr: isRemoved ? 'remove' : 'keep' })}
      />
    </Group>
  );
}
