import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface RowListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Row height in pixels until one has been measured. */
const assumedHeight = 72;

/** A virtual list: a scrolling box of rows of equal height that renders only the visible ones. */
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
      className="@container/rows max-h-[min(36rem,75vh)] overflow-y-auto overscroll-contain border-line border-t focus-visible:-outline-offset-3"
    >
      {/* Padding in place of the rows not rendered. Not on the box itself, which would grow with it. */}
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

interface View {
  scrollTop: number;
  height: number;
  rowHeight: number;
}

/** Number of rows rendered beyond the visible ones, so that scrolling does not outrun rendering. */
const spare = 6;

/** Range of rows to render; `end` is exclusive. */
export function visibleRows({ scrollTop, height, rowHeight }: View, count: number): { first: number; end: number } {
  const first = Math.min(Math.floor(scrollTop / rowHeight), count);
  const end = Math.ceil((scrollTop + height) / rowHeight);
  return { first: Math.max(0, first - spare), end: Math.min(count, end + spare) };
}
