import { applies } from '@image-converter/formats/options';
import { type FieldProps, Group, Tick } from './fields.tsx';

export function BackgroundField({ words, options, onChoose }: FieldProps) {
  const { target, background, transparency } = options;
  const mayStay = applies('transparency', target);
  return (
    <Group title={words.background.title}>
      {mayStay && (
        <Tick
          label={words.background.fill}
          checked={transparency === 'fill'}
          onChange={(fill) => onChoose({ transparency: fill ? 'fill' : 'keep' })}
        />
      )}
      {(!mayStay || transparency === 'fill') && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="color"
            className="h-11 w-14 shrink-0 cursor-pointer rounded-xl border border-control bg-paper p-1"
            value={background}
            onChange={({ target }) => onChoose({ background: target.value })}
          />
          {words.background.colour}
        </label>
      )}
    </Group>
  );
}
