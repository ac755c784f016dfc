const ours = new WeakSet<Event>();

/** Whether it tells the page about files that are ready. */
export function isOurs(event: Event): boolean {
  return ours.has(event);
}

export function isFileInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file';
}

export function filesOf(input: HTMLInputElement): readonly File[] {
  return [...(input.files ?? [])];
}

export function replaceFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Fires what a browser fires after a pick. */
export function announcePick(input: HTMLInputElement): void {
  for (const event of [new Event('input', { bubbles: true, composed: true }), new Event('change', { bubbles: true })]) {
    ours.add(event);
    input.dispatchEvent(event);
  }
}
