import { type Format, formats, type Target } from '@image-converter/formats/formats';
import type { Item } from './state.ts';

/** photo.old.png → photo.old.jpg. A name without an extension just gets one. */
export function downloadName(original: string, extension: string): string {
  const dot = original.lastIndexOf('.');
  return `${dot > 0 ? original.slice(0, dot) : original}.${extension}`;
}

interface Named {
  file: { name: string };
  format: Format;
}

/** Names that collide within a batch get " (2)", " (3)": in the order of the files. */
export function downloadNames(files: readonly Named[], target: Target): string[] {
  const taken = new Set<string>();
  return files.map(({ file, format }) => {
    const name = nameOf(file.name, format, target);
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** A file that is not converted keeps its name, unless the extension belongs to another format. */
function nameOf(original: string, format: Format, target: Target): string {
  const { extensions } = formats[target];
  const fits = extensions.some((extension) => original.toLowerCase().endsWith(`.${extension}`));
  return format === target && fits ? original : downloadName(original, extensions[0]);
}

/** Object URLs of results. They are revoked with the results, or by the browser itself when the tab is closed. */
export class ResultUrls {
  readonly #created = new Set<string>();

  create(blob: Blob): string {
    const url = URL.createObjectURL(blob);
    this.#created.add(url);
    return url;
  }

  /** Revokes all that none of the items needs. */
  keepFor(items: readonly Item[]): void {
    const used = new Set(items.map(({ status }) => (status.kind === 'done' ? status.outcome.url : '')));
    for (const url of this.#created) {
      if (used.has(url)) continue;
      URL.revokeObjectURL(url);
      this.#created.delete(url);
    }
  }
}

/** Saves a file as a click on a download link would. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

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
