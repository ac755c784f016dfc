import { saveFile } from './save-file.ts';
import type { Item } from './state.ts';

function loadPacker() {
  return import('client-zip');
}

/** Loads the packer while the page is idle, so that it is available even if the connection drops. */
export function prepareZip(): void {
  loadPacker().catch(() => {});
}

/** All results as one file. Rejects when the packer cannot be loaded. */
export async function saveAsZip(items: readonly Item[]): Promise<void> {
  const { downloadZip } = await loadPacker();
  const results = items.flatMap(({ status }) => (status.kind === 'done' ? [status.outcome] : []));
  const zip = await downloadZip(results.map(({ name, blob }) => ({ name, input: blob }))).blob();
  const url = URL.createObjectURL(zip);
  saveFile(url, 'images.zip');
  // Browsers need the address until they have opened the file: by the next task, so ten seconds are ample.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
