export interface Receivers {
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether something is being dragged over the page, each time that this changes. */
  readonly onDragging: (isDragging: boolean) => void;
}

/** Listens for files that are dropped anywhere on the page or pasted into it. Returns how to stop. */
export function listenForFiles(page: EventTarget, { onFiles, onDragging }: Receivers): () => void {
  // Entering a child fires before leaving its parent, so the drag is over when there are as many leaves as enters.
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

/** The folders themselves if there is nothing in them, or if they cannot be read: they are refused, which is said. */
async function filesInFolders(entries: readonly FileSystemEntry[], folders: readonly File[]): Promise<readonly File[]> {
  try {
    const { filesIn } = await import('./dropped-folders.ts');
    const files = await filesIn(entries);
    return files.length > 0 ? files : folders;
  } catch {
    return folders;
  }
}

/** They have to be asked for before the event ends. */
function entriesOf({ dataTransfer }: DragEvent): FileSystemEntry[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
