type FilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Up to this size an ordinary download is friendlier than a dialog, and any device can hold it in memory. */
const heldBytes = 64 * 1024 * 1024;

/** Saves a file like a click on a download link. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Streams a large file to disk as it is created, if the browser supports it. The visitor may cancel. */
export async function saveStream(content: Response, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: FilePicker };
  if (!showSaveFilePicker || bytes <= heldBytes) {
    saveBlob(await content.blob(), name);
    return;
  }
  const file = await showSaveFilePicker({ suggestedName: name }).catch((error: Error) => error);
  if (!(file instanceof Error)) await content.body?.pipeTo(await file.createWritable());
  // Not cancelled by the visitor: browsers refuse the dialog if the click was too long ago.
  else if (file.name !== 'AbortError') saveBlob(await content.blob(), name);
}

/** Saves a complete file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFile(url, name);
  // Browsers need the URL until they have opened the file, which happens in the next task. Ten seconds are ample.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
