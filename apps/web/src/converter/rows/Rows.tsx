import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { Filter } from '../../results/filter.ts';
import { useRowParts } from '../../results/use-row-parts.ts';
import type { Session } from '../session/session.ts';
import { isOutdated } from '../state/item-options.ts';
import type { Item, State } from '../state/state.ts';
import { BatchRow } from './BatchRow.tsx';
import { FileRow, type FileRowProps } from './FileRow.tsx';
import { RowList } from './RowList.tsx';

interface RowsProps {
  session: Session;
  state: State;
  /** Id of the file whose pictures are in the page, above the rows, if there are any. */
  marked: string | undefined;
  onMark: (id: string) => void;
  /** Additional buttons of a row. */
  children: (item: Item) => ReactNode;
}

/** A few files, each with room for details, or a scrolling list of any number. */
export function Rows({ session, state, marked, onMark, children }: RowsProps) {
  const { items, options, phase, progress } = state;
  const { also, maxFiles } = session.rules;
  const rowOf = (item: Item) => ({
    item,
    session,
    busy: phase === 'converting',
    outdated: isOutdated(options, item),
    several: items.length > 1,
    children: children(item),
  });
  if (also) return <BatchRows session={session} state={state} rowOf={rowOf} />;
  return (
    <ul className={clsx('@container/rows border-line', maxFiles > 1 && 'border-t')}>
      {items.map((item) => (
        <FileRow
          key={item.id}
          {...rowOf(item)}
          progress={maxFiles === 1 ? progress / 100 : undefined}
          marked={items.length > 1 && item.id === marked}
          onMark={marked && item.id !== marked ? () => onMark(item.id) : undefined}
        />
      ))}
    </ul>
  );
}

interface BatchRowsProps {
  session: Session;
  state: State;
  rowOf: (item: Item) => FileRowProps;
}

/** A scrolling list of any number of files and, above it, what helps with many. */
function BatchRows({ session, state, rowOf }: BatchRowsProps) {
  const { t } = useTexts();
  const { items, options, phase } = state;
  const busy = phase === 'converting';
  const [filter, setFilter] = useState<Filter>('all');
  const parts = useRowParts();
  // Rows that change while they are converted would jump out of a filtered list.
  const groups = busy ? undefined : parts?.filtered(items);
  const shown = groups?.[filter].length ? groups[filter] : items;
  return (
    <>
      {parts && groups && (
        <parts.BatchTools
          groups={groups}
          filter={shown === items ? 'all' : filter}
          onFilter={setFilter}
          session={session}
        />
      )}
      <RowList label={t('all_formats.batch.list')} items={shown} keyOf={({ id }) => id}>
        {(item) => <BatchRow {...rowOf(item)} target={item.overrides?.target ?? options.target} />}
      </RowList>
    </>
  );
}
