/**
 * For a button that disappears when it is pressed: moves the focus to the converter's main button, to its file input if
 * there is none, or to the page's content, instead of losing it.
 */
export function handOnFocus(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const converter = button.closest('#converter');
  const next =
    converter?.querySelector<HTMLElement>('button.button') ??
    converter?.querySelector<HTMLElement>('input[type=file]') ??
    document.querySelector('main');
  next?.focus({ preventScroll: true });
}
