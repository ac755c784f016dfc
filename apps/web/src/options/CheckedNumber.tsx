import type { NumberCheck } from '@image-converter/formats/option-checks';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';

interface CheckedNumberProps {
  words: OptionWords;
  label: string;
  value: number;
  check: NumberCheck;
  /** Shown after the field. */
  unit?: ReactNode;
  onChoose: (value: number) => void;
}

/**
 * A whole number within bounds. Invalid input shows an error and keeps the last valid number. The error has a line of its
 * own in the wrapping row around it.
 */
export function CheckedNumber({ words, label, value, check, unit, onChoose }: CheckedNumberProps) {
  const { language } = useNavigation().route;
  const fault = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const isWrong = typed.trim() === '' || !check.is(Number(typed));
  const choose = (text: string) => {
    setTyped(text);
    if (text.trim() !== '' && check.is(Number(text))) onChoose(Number(text));
  };
  const number = (figure: number) => formatNumber(language, figure);
  return (
    <>
      <span className="flex items-center gap-2">
        <input
          type="text"
          inputMode="numeric"
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={fault}
          className="field w-20 text-center font-semibold tabular-nums aria-invalid:border-danger"
          value={typed}
          onChange={({ target }) => choose(target.value)}
        />
        {unit}
      </span>
      <span id={fault} aria-live="polite" className="order-last basis-full text-danger text-sm empty:hidden">
        {isWrong && fill(words.number, { least: number(check.min), most: number(check.max), value: number(value) })}
      </span>
    </>
  );
}
