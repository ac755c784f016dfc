import { saveFile } from './save-file.ts';
import type { Item } from './state.ts';

function loadPacker() {
  return import('client-zip');
}

/** While the page rests, so that the packer is there even if the connection is not. */
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
  // The browser has taken hold of the file by the next task in every browser but needs the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
