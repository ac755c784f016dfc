import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RowPicture } from '../converter/rows/RowPicture.tsx';
import { ShortenedName } from '../converter/rows/ShortenedName.tsx';
import { displayName } from '../converter/save/safe-names.ts';
import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import type { AnimationWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { ResultThumbnail } from '../thumbnails/ResultThumbnail.tsx';
import { Icon } from '../ui/Icon.tsx';
import { moved, useDrag } from './use-drag.ts';

interface OrderListProps {
  words: AnimationWords;
  session: Session;
  items: readonly Item[];
  busy: boolean;
}

/** All files in their order, which can be changed by dragging and by buttons. */
export function OrderList({ words, session, items, busy }: OrderListProps) {
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (busy || !item || to < 0 || to >= items.length) return;
    session.order(moved(items, from, to));
    setNews(fill(words.moved, { filename: item.file.name, place: to + 1, last: items.length }));
  };
  const drag = useDrag(move);
  const button = (index: number, by: -1 | 1) => {
    const name = items[index]?.file.name ?? '';
    const isPossible = !busy && items[index + by] !== undefined;
    const label = fill(by < 0 ? words.earlier : words.later, { filename: name });
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        aria-disabled={!isPossible}
        style={{ opacity: isPossible ? undefined : 0.4 }}
        onClick={({ currentTarget }) => {
          flushSync(() => move(index, index + by));
          // A row that moves in the document loses the focus.
          currentTarget.focus();
        }}
      >
        <Icon of={by < 0 ? ArrowUp : ArrowDown} className="size-5" />
      </button>
    );
  };
  return (
    <>
      <ol
        aria-label={words.order}
        style={{ maxHeight: '18rem', userSelect: 'none' }}
        className="overflow-y-auto overscroll-contain rounded-xl border border-line"
        {...drag.list}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={clsx(
              'grid min-h-14 grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] items-center border-line not-first:border-t bg-panel',
              drag.dragged === index && 'bg-accent-soft',
            )}
          >
            <span
              aria-hidden
              data-grip
              style={{ touchAction: 'none', cursor: 'grab' }}
              className="flex min-h-14 w-11 items-center justify-center text-quiet"
              {...drag.handle(index)}
            >
              <Icon of={GripVertical} className="size-5" />
            </span>
            <span aria-hidden className="mr-2 flex h-10 w-12 items-center justify-center rounded-lg bg-soft text-quiet">
              <RowPicture item={item} busy={busy} Result={ResultThumbnail} />
            </span>
            <span className="min-w-0 text-sm" title={displayName(item.file.name)}>
              <ShortenedName name={displayName(item.file.name)} />
            </span>
            {button(index, -1)}
            {button(index, 1)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
