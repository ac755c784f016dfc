type FilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Up to here a download like any other is kinder than a dialog, and no device minds holding it for a moment. */
const heldBytes = 64 * 1024 * 1024;

/** Saves a file as a click on a download link would. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** A large file goes to the disk as it is made, where the browser can do that; the visitor may choose not to save it. */
export async function saveStream(content: Response, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: FilePicker };
  if (!showSaveFilePicker || bytes <= heldBytes) {
    saveBlob(await content.blob(), name);
    return;
  }
  const file = await showSaveFilePicker({ suggestedName: name }).catch((error: Error) => error);
  if (!(file instanceof Error)) await content.body?.pipeTo(await file.createWritable());
  // Browsers show no dialog long after the button was pressed, which is no choice of the visitor's.
  else if (file.name !== 'AbortError') saveBlob(await content.blob(), name);
}

/** Saves what is whole already. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFile(url, name);
  // Browsers need the address until they have opened the file: by the next task, so ten seconds are ample.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
