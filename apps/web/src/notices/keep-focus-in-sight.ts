/** In pixels. */
const gap = 16;

/** Notices that stay at the top of the screen must not hide what has the focus, or gets it. Returns how to stop. */
export function keepFocusInSight(notices: HTMLElement): () => void {
  const observer = new ResizeObserver(() =>
    // By then, the browser has scrolled by the height of a new notice.
    requestAnimationFrame(() => makeRoomFor(notices)),
  );
  observer.observe(notices);
  return () => observer.disconnect();
}

function makeRoomFor(notices: HTMLElement): void {
  const { top, bottom, height } = notices.getBoundingClientRect();
  const isSticky = height > 0 && getComputedStyle(notices).position === 'sticky';
  document.documentElement.style.scrollPaddingTop = isSticky ? `${height + gap}px` : '';
  const focused = document.activeElement;
  if (!isSticky || !focused || notices.contains(focused)) return;
  const box = focused.getBoundingClientRect();
  if (box.bottom > top && box.bottom <= bottom) focused.scrollIntoView({ block: 'nearest' });
}
