import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { visibleRows } from './visible-rows.ts';

interface RowListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Before one has been measured, in pixels. */
const assumedHeight = 72;

/** Rows of equal height in a box that scrolls; only those in sight are in the document, however many there are. */
export function RowList<Item>({ label, items, keyOf, children }: RowListProps<Item>) {
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 600, rowHeight: assumedHeight });

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const measure = () => {
      const rowHeight = scroller.querySelector('[data-status]')?.getBoundingClientRect().height;
      setView((before) => ({
        scrollTop: scroller.scrollTop,
        height: scroller.clientHeight,
        rowHeight: rowHeight || before.rowHeight,
      }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, []);

  const { first, end } = visibleRows(view, items.length);
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reachable by keyboard, also while every button in it is off.
      tabIndex={0}
      className="mt-2 max-h-[min(36rem,75vh)] overflow-y-auto overscroll-contain"
    >
      {/* Room in place of the rows that are not drawn: not in the box itself, which would grow to hold it. */}
      <ul style={{ paddingTop: first * view.rowHeight, paddingBottom: (items.length - end) * view.rowHeight }}>
        {items.slice(first, end).map((item, index) => (
          <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={first + index + 1}>
            {children(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
