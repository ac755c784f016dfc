import { wholeNumber } from '@image-converter/formats/option-checks';
import { writingTable } from '@image-converter/formats/options';
import { useState } from 'react';
import { units } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { CheckedNumber } from './CheckedNumber.tsx';
import { type FieldProps, Group } from './fields.tsx';
import { fileSize, type Unit, unitOf } from './file-size.ts';

/** Common upload limits of web forms. */
const presets: readonly number[] = [200 * units.KB, 500 * units.KB, units.MB, 2 * units.MB, 5 * units.MB];
const firstOwn = 3 * units.MB;
const { min, max } = writingTable.maxBytes.check;

export function FileSizeField({ words, options: { maxBytes, lossless }, onChoose }: FieldProps) {
  const { language } = useNavigation().route;
  const isPreset = maxBytes === undefined || presets.includes(maxBytes);
  const [isOwn, setIsOwn] = useState(!isPreset);
  const showsOwn = maxBytes !== undefined && (isOwn || !isPreset);
  const choose = (value: string) => {
    setIsOwn(value === 'own');
    if (value === 'any') onChoose({ maxBytes: undefined });
    else onChoose({ maxBytes: value === 'own' ? firstOwn : Number(value) });
  };
  if (lossless) return null;
  return (
    <Group title={words.file_size.title}>
      <div className="flex flex-wrap items-start gap-2">
        <select
          aria-label={words.file_size.title}
          className="field min-w-0"
          value={showsOwn ? 'own' : (maxBytes ?? 'any')}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="any">{words.file_size.any}</option>
          {presets.map((bytes) => (
            <option key={bytes} value={bytes}>
              {fill(words.file_size.most, { size: fileSize(language, bytes) })}
            </option>
          ))}
          <option value="own">{words.file_size.own}</option>
        </select>
        {showsOwn && <OwnSize words={words} bytes={maxBytes} onChoose={(bytes) => onChoose({ maxBytes: bytes })} />}
      </div>
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
  );
}
