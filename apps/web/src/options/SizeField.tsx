import type { Size } from '@image-converter/formats/inspection';
import { applies } from '@image-converter/formats/options';
import {
  type BoxKind,
  boxKinds,
  type ChosenSize,
  partsOf,
  type SideKind,
  type SizeOption,
  sideKinds,
} from '@image-converter/formats/size-option';
import { useId, useState } from 'react';
import { fill } from '../i18n/translate.ts';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import { Switch } from '../ui/Switch.tsx';
import { BackgroundField } from './BackgroundField.tsx';
import { BoxField } from './BoxField.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';
import { hasMargins } from './margins.ts';
import { WidthsField } from './WidthsField.tsx';

/** Of a box, there are several kinds, which differ in how it is filled. */
const kinds = [...(Object.keys(sideKinds) as SideKind[]), 'box', 'padRatio'] as const;
type Kind = (typeof kinds)[number];
/** Initial value of each kind. */
const first = {
  longestSide: 1920,
  width: 1920,
  height: 1080,
  percent: 50,
  box: { width: 1200, height: 1200 },
  padRatio: { width: 1, height: 1 },
} as const satisfies Record<Kind, number | Size>;
const emailSide = 1280;
/** For phones, tablets and computers. */
const firstWidths = '480,960,1600';
/** Well-known values for the longest side, and their names. */
const presets = new Map<unknown, string>([
  [1080, '1080'],
  [1920, '1920'],
  [3840, '4K'],
  [emailSide, ''],
]);

export function SizeField(props: FieldProps) {
  const { words: all, options, onChoose } = props;
  const { size, enlarge, widths, target } = options;
  const { size: words } = all;
  const [kind, value] = size === 'original' ? [] : partsOf(size);
  const isSeveral = widths !== 'none';
  const isPreset = kind === 'longestSide' && presets.has(value);
  const [isOther, setIsOther] = useState(kind !== undefined && !isPreset);
  const showsOther = kind !== undefined && (isOther || !isPreset);
  const chooseSize = (wanted: SizeOption) => onChoose({ size: wanted, ...(isSeveral && { widths: 'none' }) });
  const choose = (wanted: SideKind | BoxKind, to: number | Size) => chooseSize({ [wanted]: to } as ChosenSize);
  const press = (chip: string) => {
    setIsOther(chip === 'other');
    if (chip === 'original') chooseSize('original');
    else if (chip === 'several') onChoose({ widths: firstWidths });
    else if (chip !== 'other') choose('longestSide', Number(chip));
    else if (!kind) choose('longestSide', first.longestSide);
  };
  return (
    <Group title={words.title} hint={showsOther || isSeveral ? undefined : words.longestSide}>
      <Chips
        name={useId()}
        values={[
          { value: 'original', label: words.original },
          ...[...presets].map(([side, name]) => ({
            value: String(side),
            label: name || fill(words.email, { pixels: emailSide }),
          })),
          ...(applies('widths', target) ? [{ value: 'several', label: words.several }] : []),
          { value: 'other', label: words.other },
        ]}
        value={isSeveral ? 'several' : showsOther ? 'other' : kind ? String(value) : 'original'}
        onChange={press}
      />
      {isSeveral && <WidthsField {...props} />}
      {showsOther && (
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label={words.kind}
            className="field min-w-0 grow"
            value={kind in boxKinds && kind !== 'padRatio' ? 'box' : kind}
            onChange={({ target }) => choose(target.value as Kind, first[target.value as Kind])}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </select>
          {typeof value === 'number' && (
            <CheckedNumber
              key={kind}
              words={all}
              label={words[kind as SideKind]}
              value={value}
              check={sideKinds[kind as SideKind]}
              unit={kind === 'percent' ? '%' : 'px'}
              onChoose={(number) => choose(kind, number)}
            />
          )}
        </div>
      )}
      {typeof value === 'object' && <BoxField words={all} kind={kind as BoxKind} box={value} onChoose={choose} />}
      {kind && kind !== 'padRatio' && (
        <Switch label={words.enlarge} checked={enlarge} onChange={(wanted) => onChoose({ enlarge: wanted })} />
      )}
      {hasMargins(size) && <BackgroundField {...props} />}
    </Group>
  );
}
