import { type Pages, rangeOf } from '@image-converter/formats/pages';
import type { ChoiceWords } from '../../i18n/source.ts';
import { NumberField } from './NumberField.tsx';

interface PagesFieldProps {
  words: ChoiceWords;
  pages: Pages;
  onChoose: (pages: Pages) => void;
}

const kinds = ['all', 'first', 'range'] as const;
type Kind = (typeof kinds)[number];

const maxPages = 99_999;
/** Initial range; must not mean the same as 'all' or 'first'. */
const newRange: Pages = '1-2';

/** All pages, the first, or a range. Moving one end past the other moves both. */
export function PagesField({ words, pages, onChoose }: PagesFieldProps) {
  const kind: Kind = pages === 'all' || pages === 'first' ? pages : 'range';
  const { from, to } = rangeOf(pages);
  const names = { all: words.pages_all, first: words.pages_first, range: words.pages_range };
  return (
    <>
      <label className="grid gap-1">
        {words.pages}
        <select
          className="h-11 rounded-xl border border-control bg-paper px-3 text-base"
          value={kind}
          onChange={({ target }) => onChoose(target.value === 'range' ? newRange : (target.value as Pages))}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      {kind === 'range' && (
        <>
          <NumberField
            label={words.pages_from}
            value={from}
            min={1}
            max={maxPages}
            onChoose={(page) => page && onChoose(`${page}-${Math.max(page, to)}`)}
          />
          <NumberField
            label={words.pages_to}
            value={to}
            min={1}
            max={maxPages}
            onChoose={(page) => page && onChoose(`${Math.min(page, from)}-${page}`)}
          />
        </>
      )}
    </>
  );
}
