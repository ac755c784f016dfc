import { type AnyFormat, loadRareFormats } from './any-format.ts';
import { type Format, formatNames, formats } from './formats.ts';

/** How many bytes from the start of a file are enough to recognise it. */
export const sniffedBytes = 4096;

/** Which of the common formats a file has, judged by its first bytes, whatever its name says. */
export function sniff(head: Uint8Array): Format | undefined {
  const view = viewOf(head);
  return formatNames.find((name) => formats[name].recognise(view));
}

/**
 * Of all formats. Those without a signature are recognised only with their extension. Rejects if the file cannot be
 * read: a folder, say, or a file that is gone; or if the table of rare formats cannot be loaded.
 */
export async function formatOf(file: Blob & { readonly name?: string }): Promise<AnyFormat | undefined> {
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  return sniff(head) ?? (await loadRareFormats()).rareFormatIn(viewOf(head), file);
}

function viewOf(head: Uint8Array): DataView {
  return new DataView(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffedBytes));
}
