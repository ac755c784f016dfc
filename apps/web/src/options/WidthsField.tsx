import { maxWidths, widthCheck, widthsCheck } from '@image-converter/formats/widths';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '../i18n/numbers.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import type { FieldProps } from './fields.ts';

/** A few widths in pixels, separated by anything. Invalid input shows an error and keeps the last valid widths. */
export function WidthsField({ words: all, options: { widths }, onChoose }: FieldProps) {
  const { widths: words } = all.size;
  const { language } = useNavigation().route;
  const [hint, fault] = [useId(), useId()];
  const [typed, setTyped] = useState(listed(widths));
  // Also when they are chosen elsewhere, such as by a reset.
  useEffect(() => setTyped((text) => (widthsIn(text) === widths ? text : listed(widths))), [widths]);
  const isWrong = !widthsCheck.is(widthsIn(typed));
  const choose = (text: string) => {
    setTyped(text);
    const chosen = widthsIn(text);
    if (widthsCheck.is(chosen)) onChoose({ widths: chosen });
  };
  const figure = (number: number) => formatNumber(language, number);
  return (
    <div className="grid gap-1 text-sm">
      <input
        type="text"
        // The keyboards of phones have a separator for decimals only.
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.label}
        aria-invalid={isWrong}
        aria-describedby={`${hint} ${fault}`}
        className="field w-full font-semibold text-base tabular-nums aria-invalid:border-danger"
        value={typed}
        onChange={({ target }) => choose(target.value)}
      />
      <span id={fault} aria-live="polite" className="text-danger empty:hidden">
        {isWrong &&
          fill(words.wrong, {
            number: maxWidths,
            least: figure(widthCheck.min),
            most: figure(widthCheck.max),
            list: listed(widths),
          })}
      </span>
      <p id={hint} className="text-quiet leading-snug">
        {words.hint}
      </p>
    </div>
  );
}

function listed(widths: string): string {
  return widths.replaceAll(',', ', ');
}

/** As the option has them: ascending, each once. */
function widthsIn(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other).join();
}
