/**
 * For a button that disappears when it is pressed: moves the focus to the main button of its dialog or converter, to the
 * file input if there is none, or to the page's content, instead of losing it.
 */
export function handOnFocus(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const around = button.closest('dialog, #converter');
  const next =
    around?.querySelector<HTMLElement>('button.button') ??
    around?.querySelector<HTMLElement>('input[type=file]') ??
    document.querySelector('main');
  next?.focus({ preventScroll: true });
}
