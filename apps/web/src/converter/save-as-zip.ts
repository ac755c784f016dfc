import { saveFile } from './save-file.ts';
import type { Item } from './state.ts';

/** All results as one file. The packer is loaded when somebody wants it. */
export async function saveAsZip(items: readonly Item[]): Promise<void> {
  const { downloadZip } = await import('client-zip');
  const results = items.flatMap(({ status }) => (status.kind === 'done' ? [status.outcome] : []));
  const zip = await downloadZip(results.map(({ name, blob }) => ({ name, input: blob }))).blob();
  const url = URL.createObjectURL(zip);
  saveFile(url, 'images.zip');
  // The browser has taken hold of the file by the next task in every browser but needs the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
