import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the style sheet how high the bar at the lower end of the window is, so that the page keeps as much room free and
 * does not scroll anything under it.
 */
export function useDockRoom(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = dock.current;
    if (!bar) return;
    const { style } = document.documentElement;
    // One pixel more: a page whose height is no whole number cannot be scrolled to its very end.
    const resized = new ResizeObserver(() => style.setProperty('--dock', `${bar.offsetHeight + 1}px`));
    resized.observe(bar);
    return () => {
      resized.disconnect();
      style.removeProperty('--dock');
    };
  }, [dock]);
}
