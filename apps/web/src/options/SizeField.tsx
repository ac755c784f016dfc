import { type ChosenSize, partsOf, type SizeKind, sizeKinds } from '@image-converter/formats/size-option';
import { fill } from '../i18n/translate.ts';
import { CheckedNumber } from './CheckedNumber.tsx';
import { type FieldProps, Group, Pick, Tick } from './fields.tsx';

const kinds = Object.keys(sizeKinds) as SizeKind[];
/** Initial value of each kind. */
const first: Record<SizeKind, number> = { longestSide: 1920, width: 1920, height: 1080, percent: 50 };
/** Well-known values for the longest side. */
const presets = { '1080': 1080, '1920': 1920, '4K': 3840 } as const;
const emailSide = 1280;

export function SizeField({ words, options, onChoose }: FieldProps) {
  const [chosen, value = 0] = options.size === 'original' ? [] : partsOf(options.size);
  const choose = (kind: SizeKind, number: number) => onChoose({ size: { [kind]: number } as ChosenSize });
  const email = fill(words.size.email, { pixels: emailSide });
  return (
    <Group title={words.size.title}>
      <div className="flex flex-wrap items-start gap-2">
        <select
          aria-label={words.size.title}
          className="field min-w-0"
          value={chosen ?? 'original'}
          onChange={({ target }) => {
            const kind = kinds.find((one) => one === target.value);
            if (kind) choose(kind, first[kind]);
            else onChoose({ size: 'original' });
          }}
        >
          {(['original', ...kinds] as const).map((one) => (
            <option key={one} value={one}>
              {words.size[one]}
            </option>
          ))}
        </select>
        {chosen && (
          <CheckedNumber
            key={chosen}
            words={words}
            label={words.size[chosen]}
            value={value}
            check={sizeKinds[chosen]}
            unit={chosen === 'percent' ? '%' : 'px'}
            onChoose={(number) => choose(chosen, number)}
          />
        )}
      </div>
      <fieldset className="mt-1 flex flex-wrap gap-2">
        <legend className="sr-only">{words.size.presets}</legend>
        {[...Object.entries(presets), [email, emailSide] as const].map(([label, side]) => (
          <Pick
            key={side}
            label={label}
            isChosen={chosen === 'longestSide' && value === side}
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
