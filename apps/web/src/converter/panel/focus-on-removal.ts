/**
 * Moves the focus from the remove button of a row to that of the next row, or of the previous one. If no row is left,
 * it moves to the file input.
 */
export function focusOnRemoval(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const all = [...document.querySelectorAll<HTMLElement>('#converter [data-remove]')];
  const place = all.indexOf(button);
  const next = place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
  (next ?? document.querySelector<HTMLElement>('#converter input[type=file]'))?.focus({ preventScroll: true });
}
