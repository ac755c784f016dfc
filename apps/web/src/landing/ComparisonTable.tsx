import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { useTexts } from '../i18n/texts.tsx';

const rows = ['compression', 'transparency', 'animation', 'size', 'best_for', 'support'] as const;
const columns = ['from', 'to'] as const;

export function ComparisonTable({ pair }: { pair: Pair }) {
  const { t } = useTexts();
  const labels = pairLabels(pair);
  return (
    <table className="wrap-anywhere mt-6 w-full overflow-hidden hyphens-auto rounded-2xl text-left text-sm max-sm:table-fixed">
      <caption className="sr-only">{t('comparison.caption', labels)}</caption>
      <thead className="bg-soft">
        <tr>
          <th scope="col" className="p-3 font-medium text-quiet">
            {t('comparison.property')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="p-3">
              {labels[column]}
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
            {columns.map((column) => (
              <td key={column} className="p-3">
                {t(`seo_content.comparison.${column}.${row}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
