import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  converter: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** What comes next. Where there is nothing to press, all of the panel counts. */
  bar: RefObject<HTMLElement | null>;
}

/** After every new notice what comes next is in sight. Whoever sees it already is not moved, and the focus stays. */
export function useInSight({ converter, panel, bar }: Places, announced: number): void {
  const seen = useRef(announced);
  useEffect(() => {
    if (seen.current === announced) return;
    seen.current = announced;
    const box = (bar.current ?? panel.current)?.getBoundingClientRect();
    if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
    converter.current?.scrollIntoView({ block: 'start' });
  }, [announced, converter, panel, bar]);
}
