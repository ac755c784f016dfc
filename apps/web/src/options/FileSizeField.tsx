import { wholeNumber } from '@image-converter/formats/option-checks';
import { writingTable } from '@image-converter/formats/options';
import { useId, useState } from 'react';
import { units } from '../i18n/numbers.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Chips } from '../ui/Chips.tsx';
import { Group } from '../ui/Group.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import type { FieldProps } from './fields.ts';
import { fileSize, type Unit, unitOf } from './file-size.ts';

/** Common upload limits of web forms. */
const presets: readonly number[] = [200 * units.KB, 500 * units.KB, units.MB, 2 * units.MB, 5 * units.MB];
const firstOwn = 3 * units.MB;
const { min, max } = writingTable.maxBytes.check;

export function FileSizeField({ words, options: { maxBytes }, onChoose }: FieldProps) {
  const { language } = useNavigation().route;
  const isPreset = maxBytes === undefined || presets.includes(maxBytes);
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
      {showsOwn && <OwnSize words={words} bytes={maxBytes} onChoose={(bytes) => onChoose({ maxBytes: bytes })} />}
    </Group>
  );
}

interface OwnSizeProps extends Pick<FieldProps, 'words'> {
  bytes: number;
  onChoose: (bytes: number) => void;
}

function OwnSize({ words, bytes, onChoose }: OwnSizeProps) {
  const [unit, setUnit] = useState<Unit>(() => unitOf(bytes));
  // Keeps the number and changes its unit, within the bounds.
  const change = (wanted: Unit) => {
    setUnit(wanted);
    onChoose(Math.min(max, Math.max(min, Math.round((bytes / units[unit]) * units[wanted]))));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CheckedNumber
        words={words}
        label={words.file_size.number}
        value={Math.round(bytes / units[unit])}
        check={wholeNumber(1, Math.floor(max / units[unit]))}
        unit={
          <select
            aria-label={words.file_size.unit}
            className="field"
            value={unit}
            onChange={({ target }) => change(target.value as Unit)}
          >
            {Object.keys(units).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        }
        onChoose={(number) => onChoose(number * units[unit])}
      />
    </div>
  );
}
