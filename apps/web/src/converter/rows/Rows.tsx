import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { Session } from '../session/session.ts';
import { isOutdated } from '../state/item-options.ts';
import type { Item, State } from '../state/state.ts';
import { BatchRow } from './BatchRow.tsx';
import { FileRow } from './FileRow.tsx';
import { RowList } from './RowList.tsx';

interface RowsProps {
  session: Session;
  state: State;
  /** Additional buttons of a row. */
  children: (item: Item) => ReactNode;
}

/** A few files, each with room for details, or a scrolling list of any number. */
export function Rows({ session, state, children }: RowsProps) {
  const { t } = useTexts();
  const { items, options, phase } = state;
  const rowOf = (item: Item) => ({
    item,
    session,
    busy: phase === 'converting',
    outdated: isOutdated(options, item),
    children: children(item),
  });
  if (session.rules.also)
    return (
      <RowList label={t('all_formats.batch.list')} items={items} keyOf={({ id }) => id}>
        {(item) => <BatchRow {...rowOf(item)} target={item.overrides?.target ?? options.target} />}
      </RowList>
    );
  return (
    <ul className="mt-2 divide-y divide-line">
      {items.map((item) => (
        <FileRow key={item.id} {...rowOf(item)} />
      ))}
    </ul>
  );
}
