import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { Filter } from '../../results/filter.ts';
import { useRowParts } from '../../results/use-row-parts.ts';
import type { Session } from '../session/session.ts';
import type { Item, State } from '../state/state.ts';
import { BatchRow } from './BatchRow.tsx';
import type { FileRowProps } from './FileRow.tsx';
import { RowList } from './RowList.tsx';

interface BatchRowsProps {
  session: Session;
  state: State;
  rowOf: (item: Item) => FileRowProps;
}

/** A scrolling list of any number of files and, above it, what helps with many. */
export function BatchRows({ session, state, rowOf }: BatchRowsProps) {
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
