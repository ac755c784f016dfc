import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { clsx } from 'clsx';
import { useTexts } from '../i18n/texts.tsx';
import { AnswerSign } from '../ui/AnswerSign.tsx';
import { Mark } from '../ui/Mark.tsx';
import { type ComparedFormat, comparisonSigns, sizes } from './comparison-signs.ts';

const rows = ['compression', 'transparency', 'animation', 'size', 'best_for', 'support'] as const;
const sides = ['from', 'to'] as const;

export function ComparisonTable({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const labels = pairLabels(pair);
  const [from, to] = pair.split('-to-') as [ComparedFormat, ComparedFormat];
  const columns = { from, to };
  return (
    <table className="wrap-anywhere mt-8 w-full table-fixed hyphens-auto text-left text-sm sm:text-[0.9375rem]">
      <caption className="sr-only">{t('comparison.caption', labels)}</caption>
      <thead className="border-ink border-b-2">
        <tr>
          <th scope="col" className="w-1/3 sm:w-[30%]">
            <span className="sr-only">{t('comparison.property')}</span>
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" className="pb-3">
              <Mark label={labels[side]} size="medium" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-line border-b">
            <th scope="row" className="py-3.5 pr-2 font-medium text-quiet sm:pr-3">
              {t(`comparison.rows.${row}`)}
            </th>
            {sides.map((side) => (
              <td key={side} className="py-3.5 pr-2 sm:pr-3">
                <Value format={columns[side]} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sign if there is one, then the text. */
function Value({ format, row }: { format: ComparedFormat; row: (typeof rows)[number] }) {
  const { t } = useTexts();
  const words = t(`formats.${format}.${row}`);
  const signs = comparisonSigns[format];
  if (row === 'size' && signs.size) {
    return (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Meter value={signs.size} />
        {words}
      </span>
    );
  }
  const answer = row === 'transparency' || row === 'animation' ? signs[row] : undefined;
  if (!answer) return words;
  return (
    <span className="flex items-center gap-2">
      <AnswerSign answer={answer} />
      {words}
    </span>
  );
}

function Meter({ value }: { value: number }) {
  return (
    <span aria-hidden className="flex min-w-0 gap-0.75">
      {sizes.map((size) => (
        <i key={size} className={clsx('h-2 w-3.5 rounded-xs', size <= value ? 'bg-ink' : 'bg-line')} />
      ))}
    </span>
  );
}
