import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  converter: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** The next actions. Where there is nothing to press, the whole panel counts. */
  bar: RefObject<HTMLElement | null>;
}

/** Scrolls the next actions into view after every new notice, unless they are visible already. The focus stays. */
export function useIsVisible({ converter, panel, bar }: Places, announced: number): void {
  const seen = useRef(announced);
  useEffect(() => {
    if (seen.current === announced) return;
    seen.current = announced;
    bringIntoView(bar.current ?? panel.current, converter.current);
  }, [announced, converter, panel, bar]);
}

/** Scrolls the converter to the top of the window if these actions are not wholly in it. */
export function bringIntoView(
  actions: Pick<HTMLElement, 'getBoundingClientRect'> | null,
  converter: Pick<HTMLElement, 'scrollIntoView'> | null,
): void {
  const box = actions?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
  converter?.scrollIntoView({ block: 'start' });
}
