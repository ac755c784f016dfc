import { type ChosenSize, partsOf, type SideKind, sideKinds } from '@image-converter/formats/size-option';
import { useId, useState } from 'react';
import { fill } from '../i18n/translate.ts';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';

const kinds = Object.keys(sideKinds) as SideKind[];
/** Initial value of each kind. */
const first: Record<SideKind, number> = { longestSide: 1920, width: 1920, height: 1080, percent: 50 };
const emailSide = 1280;
/** Well-known values for the longest side, and their names. */
const presets = new Map([
  [1080, '1080'],
  [1920, '1920'],
  [3840, '4K'],
  [emailSide, ''],
]);

export function SizeField({ words: all, options: { size, enlarge }, onChoose }: FieldProps) {
  const { size: words } = all;
  const [kind, value = 0] = size === 'original' ? [] : sideOf(size);
  const isPreset = kind === 'longestSide' && presets.has(value);
  const [isOther, setIsOther] = useState(kind !== undefined && !isPreset);
  const showsOther = kind !== undefined && (isOther || !isPreset);
  const choose = (wanted: SideKind, number: number) => onChoose({ size: { [wanted]: number } as ChosenSize });
  const press = (chip: string) => {
    setIsOther(chip === 'other');
    if (chip === 'original') onChoose({ size: 'original' });
    else if (chip !== 'other') choose('longestSide', Number(chip));
    else if (!kind) choose('longestSide', first.longestSide);
  };
  return (
    <Group title={words.title} hint={showsOther ? undefined : words.longestSide}>
      <Chips
        name={useId()}
        values={[
          { value: 'original', label: words.original },
          ...[...presets].map(([side, name]) => ({
            value: String(side),
            label: name || fill(words.email, { pixels: side }),
          })),
          { value: 'other', label: words.other },
        ]}
        value={showsOther ? 'other' : kind ? String(value) : 'original'}
        onChange={press}
      />
      {showsOther && (
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label={words.kind}
            className="field min-w-0 grow"
            value={kind}
            onChange={({ target }) => choose(target.value as SideKind, first[target.value as SideKind])}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </select>
          <CheckedNumber
            key={kind}
            words={all}
            label={words[kind]}
            value={value}
            check={sideKinds[kind]}
            unit={kind === 'percent' ? '%' : 'px'}
            onChoose={(number) => choose(kind, number)}
          />
        </div>
      )}
      {kind && <Switch label={words.enlarge} checked={enlarge} onChange={(wanted) => onChoose({ enlarge: wanted })} />}
    </Group>
  );
}

function sideOf(size: ChosenSize): readonly [SideKind, number] | [] {
  const [kind, value] = partsOf(size);
  return typeof value === 'number' ? [kind as SideKind, value] : [];
}
