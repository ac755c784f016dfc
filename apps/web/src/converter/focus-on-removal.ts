/**
 * Moves the focus from a button that is about to go with its row to the one of the next row, or of the one before. If
 * no row is left, the next thing to do is to choose files.
 */
export function focusOnRemoval(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const all = [...document.querySelectorAll<HTMLElement>('#converter [data-remove]')];
  const place = all.indexOf(button);
  const next = place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
  (next ?? document.querySelector<HTMLElement>('#converter input[type=file]'))?.focus({ preventScroll: true });
}
