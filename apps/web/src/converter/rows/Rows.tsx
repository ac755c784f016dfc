import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import { isOutdated } from '../state/item-options.ts';
import type { Item, State } from '../state/state.ts';
import { BatchRows } from './BatchRows.tsx';
import { FileRow } from './FileRow.tsx';

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
