import { type FieldProps, Group, Tick } from './fields.tsx';

interface BackgroundFieldProps extends FieldProps {
  /** Whether the target supports transparency, so that it can be kept. */
  mayStay: boolean;
}

export function BackgroundField({ words, options, onChoose, mayStay }: BackgroundFieldProps) {
  const { background, transparency } = options;
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
