import { useEffect, useEffectEvent, useState } from 'react';

interface Receivers {
  readonly onFiles: (files: readonly File[]) => void;
  /** Called when a drag enters or leaves the page. */
  readonly onDragging: (isDragging: boolean) => void;
}

/** Files dropped anywhere on the page or pasted into it. Returns whether a drag is over the page. */
export function useIncomingFiles(onFiles: Receivers['onFiles']): boolean {
  const [dragging, setDragging] = useState(false);
  const receive = useEffectEvent(onFiles);
  useEffect(() => listenForFiles(document, { onFiles: (files) => receive(files), onDragging: setDragging }), []);
  return dragging;
}

/** Listens for files dropped anywhere on the page or pasted into it. Returns a function that stops listening. */
export function listenForFiles(page: EventTarget, { onFiles, onDragging }: Receivers): () => void {
  // Entering a child fires before leaving its parent, so the drag is over once enters and leaves balance.
  let entered = 0;
  const count = (change: number) => {
    entered = Math.max(0, entered + change);
    onDragging(entered > 0);
  };
  const receive = (files: Iterable<File> = []) => {
    const received = [...files];
    if (received.length > 0) onFiles(received);
  };
  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    dragenter: (event) => carriesFiles(event) && count(1),
    dragleave: (event) => carriesFiles(event) && count(-1),
    dragover: (event) => carriesFiles(event) && event.preventDefault(),
    drop: (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      count(-entered);
      const entries = entriesOf(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (entries.some(({ isDirectory }) => isDirectory)) void filesInFolders(entries, files).then(receive);
      else receive(files);
    },
    paste: (event) => receive(event.clipboardData?.files),
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) page.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of entries) page.removeEventListener(name, listener);
  };
}

/**
 * Files in the dropped folders. Falls back to the folders themselves if they are empty or unreadable, so that they are
 * rejected with a message.
 */
async function filesInFolders(entries: readonly FileSystemEntry[], folders: readonly File[]): Promise<readonly File[]> {
  try {
    const { filesIn } = await import('./dropped-folders.ts');
    const files = await filesIn(entries);
    return files.length > 0 ? files : folders;
  } catch {
    return folders;
  }
}

/** Must be called before the event handler returns. */
function entriesOf({ dataTransfer }: DragEvent): FileSystemEntry[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
