import { applies } from '@image-converter/formats/options';
import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { FieldProps } from './fields.ts';
import { hasMargins } from './margins.ts';

export function BackgroundField({ words, options, onChoose }: FieldProps) {
  const { target, background, transparency, size } = options;
  const hasMore = hasMargins(size);
  const mayStay = applies('transparency', target);
  return (
    <Group title={words.background.title}>
      {mayStay && (
        <Switch
          label={hasMore ? words.background.fill_margins : words.background.fill}
          checked={transparency === 'fill'}
          onChange={(fill) => onChoose({ transparency: fill ? 'fill' : 'keep' })}
        />
      )}
      {(!mayStay || transparency === 'fill') && (
        <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[0.9375rem] leading-snug">
          {hasMore ? words.background.margins : words.background.colour}
          <input
            type="color"
            className="h-11 w-14 shrink-0 cursor-pointer rounded-xl border border-control bg-panel p-1"
            value={background}
            onChange={({ target }) => onChoose({ background: target.value })}
          />
        </label>
      )}
    </Group>
  );
}
