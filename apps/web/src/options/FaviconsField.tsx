import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { FieldProps } from './fields.ts';

export function FaviconsField({ words: { favicons: words }, options: { favicons }, onChoose }: FieldProps) {
  return (
    <Group title={words.title}>
      <Switch
        label={words.set}
        hint={words.hint}
        checked={favicons}
        onChange={(wanted) => onChoose({ favicons: wanted })}
      />
    </Group>
  );
}
