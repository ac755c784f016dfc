import type { Item } from '../state/state.ts';

function loadPacker() {
  return import('./pack.ts');
}

/** Preloads the ZIP code while the page is idle, so that it is available even if the connection drops. */
export function prepareZip(): void {
  loadPacker().catch(() => {});
}

/** Rejects if the code for it cannot be loaded. */
export async function saveAsZip(items: readonly Item[]): Promise<void> {
  await (await loadPacker()).saveAsZip(items);
}

/** Rejects if the code for it cannot be loaded. */
export async function saveAsPdf(items: readonly Item[]): Promise<void> {
  await (await loadPacker()).saveAsPdf(items);
}
