import { type Format, formatNames, formats } from './formats.ts';

/** How many bytes from the start of a file are enough to recognise it. */
export const sniffedBytes = 4096;

/** What a file is, judged by its first bytes, whatever its name says. */
export function sniff(head: Uint8Array): Format | undefined {
  const view = new DataView(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffedBytes));
  return formatNames.find((name) => formats[name].recognise(view));
}

/** Rejects if the file cannot be read: a folder, say, or a file that is gone. */
export async function formatOf(file: Blob): Promise<Format | undefined> {
  return sniff(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()));
}
