import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the head of the card into view after every new notice, unless it is in sight. Does not move the focus. */
export function useIsVisible(card: RefObject<HTMLElement | null>, announced: number): void {
  const seen = useRef(announced);
  useEffect(() => {
    if (seen.current === announced) return;
    seen.current = announced;
    bringIntoView(card.current);
  }, [announced, card]);
}

type Card = Pick<HTMLElement, 'getBoundingClientRect' | 'scrollIntoView'>;

/**
 * Scrolls the card to the top of the window unless it starts in the upper half. Its actions are in sight then, too:
 * they are at its head, or at the lower end of the window.
 */
export function bringIntoView(card: Card | null): void {
  if (!card) return;
  const { top } = card.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) card.scrollIntoView({ block: 'start' });
}
