import { fill } from '../i18n/translate.ts';
import { CheckedNumber } from './CheckedNumber.tsx';
import { bounds } from './checks.ts';
import { type FieldProps, Group, Pick, Tick } from './fields.tsx';
import { chosenSize, type KindOfSize, kindsOfSize, sizeOf } from './kinds-of-size.ts';

/** Initial value of each kind. */
const first: Record<KindOfSize, number> = { longestSide: 1920, width: 1920, height: 1080, percent: 50 };
/** Well-known values for the longest side. */
const presets = { '1080': 1080, '1920': 1920, '4K': 3840 } as const;
const emailSide = 1280;

export function SizeField({ words, options, onChoose }: FieldProps) {
  const chosen = chosenSize(options.size);
  const choose = (kind: KindOfSize, value: number) => onChoose({ size: sizeOf({ kind, value }) });
  const email = fill(words.size.email, { pixels: emailSide });
  return (
    <Group title={words.size.title}>
      <div className="flex flex-wrap items-start gap-2">
        <select
          aria-label={words.size.title}
          className="field min-w-0"
          value={chosen?.kind ?? 'original'}
          onChange={({ target }) => {
            const kind = kindsOfSize.find((one) => one === target.value);
            if (kind) choose(kind, first[kind]);
            else onChoose({ size: 'original' });
          }}
        >
          {(['original', ...kindsOfSize] as const).map((one) => (
            <option key={one} value={one}>
              {words.size[one]}
            </option>
          ))}
        </select>
        {chosen && (
          <CheckedNumber
            key={chosen.kind}
            words={words}
            label={words.size[chosen.kind]}
            value={chosen.value}
            bounds={bounds[chosen.kind]}
            unit={chosen.kind === 'percent' ? '%' : 'px'}
            onChoose={(number) => choose(chosen.kind, number)}
          />
        )}
      </div>
      <fieldset className="mt-1 flex flex-wrap gap-2">
        <legend className="sr-only">{words.size.presets}</legend>
        {[...Object.entries(presets), [email, emailSide] as const].map(([label, side]) => (
          <Pick
            key={side}
            label={label}
            isChosen={chosen?.kind === 'longestSide' && chosen.value === side}
            onPress={() => choose('longestSide', side)}
          />
        ))}
      </fieldset>
      {chosen && (
        <Tick label={words.size.enlarge} checked={options.enlarge} onChange={(enlarge) => onChoose({ enlarge })} />
      )}
    </Group>
  );
}
