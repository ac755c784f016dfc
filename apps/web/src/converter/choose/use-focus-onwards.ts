import { type RefObject, useLayoutEffect } from 'react';

/**
 * The control that files were chosen with is unmounted when the first ones arrive or the last one is removed. The focus
 * goes on to the converter's main button, or to its file input if there is none, instead of being lost.
 */
export function useFocusOnwards(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const here = place.current;
      if (!here?.contains(document.activeElement)) return;
      const converter = here.closest('#converter');
      // React puts the new elements into the page after this.
      queueMicrotask(() => {
        const next = converter?.querySelector<HTMLElement>(':not(dialog *):is(button.button, input[type=file])');
        next?.focus({ preventScroll: true });
      });
    },
    [place],
  );
}
