import { type AnyFormat, loadRareFormats } from './any-format.ts';
import { type Format, formatNames, formats } from './formats.ts';

/** Enough bytes from the start of a file to recognise it. */
export const sniffedBytes = 4096;

/** The common format of a file, judged by its first bytes, not its name. */
export function sniff(head: Uint8Array): Format | undefined {
  const view = viewOf(head);
  return formatNames.find((name) => formats[name].recognise(view));
}

/**
 * Checks all formats. Those without a signature also need the right extension. Rejects if the file cannot be read (a
 * folder, or a deleted file), or if the rare table cannot be loaded.
 */
export async function formatOf(file: Blob & { readonly name?: string }): Promise<AnyFormat | undefined> {
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  return sniff(head) ?? (await loadRareFormats()).rareFormatIn(viewOf(head), file);
}

function viewOf(head: Uint8Array): DataView {
  return new DataView(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffedBytes));
}
