import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import type { Messages } from '../i18n/source.ts';
import { useTexts } from '../i18n/texts.tsx';

const rows = ['compression', 'transparency', 'animation', 'size', 'best_for', 'support'] as const;
const sides = ['from', 'to'] as const;
type ComparedFormat = keyof Messages['formats'];

export function ComparisonTable({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const labels = pairLabels(pair);
  const [from, to] = pair.split('-to-') as [ComparedFormat, ComparedFormat];
  const columns = { from, to };
  return (
    <table className="wrap-anywhere mt-6 w-full overflow-hidden hyphens-auto rounded-2xl text-left text-sm max-sm:table-fixed">
      <caption className="sr-only">{t('comparison.caption', labels)}</caption>
      <thead className="bg-soft">
        <tr>
          <th scope="col" className="p-3 font-medium text-quiet">
            {t('comparison.property')}
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" className="p-3">
              {labels[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-line border-b align-top">
            <th scope="row" className="p-3 font-medium">
              {t(`comparison.rows.${row}`)}
            </th>
            {sides.map((side) => (
              <td key={side} className="p-3">
                {t(`formats.${columns[side]}.${row}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
