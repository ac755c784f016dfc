import { type Pages, rangeOf } from '@image-converter/formats/pages';
import { useId } from 'react';
import type { ChoiceWords } from '../../i18n/source.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Group } from '../../ui/Group.tsx';
import { NumberField } from './NumberField.tsx';

interface PagesFieldProps {
  words: ChoiceWords;
  pages: Pages;
  onChoose: (pages: Pages) => void;
}

const maxPages = 99_999;
/** Initial range; must not mean the same as 'all' or 'first'. */
const newRange: Pages = '1-2';

/** All pages, the first, or a range. Moving one end past the other moves both. */
export function PagesField({ words, pages, onChoose }: PagesFieldProps) {
  const kind = pages === 'all' || pages === 'first' ? pages : 'range';
  const { from, to } = rangeOf(pages);
  return (
    <>
      <Group title={words.pages}>
        <Chips
          name={useId()}
          values={[
            { value: 'all', label: words.pages_all },
            { value: 'first', label: words.pages_first },
            { value: 'range', label: words.pages_range },
          ]}
          value={kind}
          onChange={(chosen) => onChoose(chosen === 'range' ? newRange : chosen)}
        />
      </Group>
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
