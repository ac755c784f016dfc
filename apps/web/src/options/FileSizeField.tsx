import { bytesCheck, fewestColours, percentCheck } from '@image-converter/formats/max-bytes';
import { wholeNumber } from '@image-converter/formats/option-checks';
import { applies, type ConversionOptions } from '@image-converter/formats/options';
import { useId, useState } from 'react';
import { units } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';
import { fileSize, type Unit, unitOf } from './file-size.ts';

/** Common upload limits of web forms. */
const presets: readonly number[] = [200 * units.KB, 500 * units.KB, units.MB, 2 * units.MB, 5 * units.MB];
const firstOwn = 3 * units.MB;
const firstPercent = 50;
const { min, max } = bytesCheck;

type MaxBytes = NonNullable<ConversionOptions['maxBytes']>;

export function FileSizeField({ words, options: { target, effort, maxBytes }, onChoose }: FieldProps) {
  const { language } = useNavigation().route;
  const isPreset = maxBytes === undefined || presets.some((bytes) => bytes === maxBytes);
  const [isOwn, setIsOwn] = useState(!isPreset);
  const showsOwn = maxBytes !== undefined && (isOwn || !isPreset);
  const choose = (value: string) => {
    setIsOwn(value === 'own');
    if (value === 'any') onChoose({ maxBytes: undefined });
    else onChoose({ maxBytes: value === 'own' ? (maxBytes ?? firstOwn) : Number(value) });
  };
  return (
    <Group title={words.file_size.title} hint={showsOwn ? undefined : words.file_size.number}>
      <Chips
        name={useId()}
        values={[
          { value: 'any', label: words.file_size.any },
          ...presets.map((bytes) => ({ value: String(bytes), label: fileSize(language, bytes) })),
          { value: 'own', label: words.file_size.own },
        ]}
        value={showsOwn ? 'own' : String(maxBytes ?? 'any')}
        onChange={choose}
      />
      {showsOwn && <OwnSize words={words} size={maxBytes} onChoose={(size) => onChoose({ maxBytes: size })} />}
      {maxBytes !== undefined && !applies('quality', target) && effort !== 'palette' && (
        <p className="text-quiet text-sm">{fill(words.file_size.colours, { least: fewestColours })}</p>
      )}
    </Group>
  );
}

interface OwnSizeProps extends Pick<FieldProps, 'words'> {
  size: MaxBytes;
  onChoose: (size: MaxBytes) => void;
}

function OwnSize({ words, size, onChoose }: OwnSizeProps) {
  const [byteUnit, setByteUnit] = useState<Unit>(() => (typeof size === 'number' ? unitOf(size) : 'KB'));
  const unit = typeof size === 'number' ? byteUnit : '%';
  const change = (wanted: Unit | '%') => {
    if (wanted === '%') return onChoose({ percent: firstPercent });
    setByteUnit(wanted);
    if (typeof size !== 'number') return onChoose(firstOwn);
    // Keeps the number and changes its unit, within the bounds.
    onChoose(Math.min(max, Math.max(min, Math.round((size / units[byteUnit]) * units[wanted]))));
  };
  const number =
    typeof size === 'number'
      ? {
          value: Math.round(size / units[byteUnit]),
          check: wholeNumber(1, Math.floor(max / units[byteUnit])),
          onChoose: (amount: number) => onChoose(amount * units[byteUnit]),
        }
      : { value: size.percent, check: percentCheck, onChoose: (percent: number) => onChoose({ percent }) };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CheckedNumber
        key={unit}
        words={words}
        label={words.file_size.number}
        {...number}
        unit={
          <select
            aria-label={words.file_size.unit}
            className="field min-w-0"
            value={unit}
            onChange={({ target }) => change(target.value as Unit | '%')}
          >
            {Object.keys(units).map((one) => (
              <option key={one}>{one}</option>
            ))}
            <option value="%">{words.file_size.percent}</option>
          </select>
        }
      />
    </div>
  );
}
