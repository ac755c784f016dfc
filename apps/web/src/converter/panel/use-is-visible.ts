import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  converter: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** The action bar. If it is not rendered, the panel is used instead. */
  bar: RefObject<HTMLElement | null>;
}

/** Scrolls the next actions into view after every new notice, unless they are visible. Does not move the focus. */
export function useIsVisible({ converter, panel, bar }: Places, announced: number): void {
  const seen = useRef(announced);
  useEffect(() => {
    if (seen.current === announced) return;
    seen.current = announced;
    bringIntoView(bar.current ?? panel.current, converter.current);
  }, [announced, converter, panel, bar]);
}

/** Scrolls the converter to the top of the window unless the actions are fully visible. */
export function bringIntoView(
  actions: Pick<HTMLElement, 'getBoundingClientRect'> | null,
  converter: Pick<HTMLElement, 'scrollIntoView'> | null,
): void {
  const box = actions?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
  converter?.scrollIntoView({ block: 'start' });
}
