import { droppedFrom, isLeftBySystem } from './folders.ts';

/**
 * All files of a drop, including those in nested folders. Skips folders that cannot be read, and what the system has
 * left in folders.
 */
export async function filesIn(roots: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const waiting = [...roots].reverse();
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (isFolder(entry)) waiting.push(...(await entriesOf(entry)).filter((one) => !isLeftBySystem(one)).reverse());
    else {
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file) files.push(file);
    }
  }
  return files;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => {
    entry.file(
      (file) => {
        droppedFrom.set(file, entry.fullPath.slice(1, entry.fullPath.lastIndexOf('/') + 1));
        resolve(file);
      },
      () => resolve(undefined),
    );
  });
}

/** A reader returns its entries in batches (of a hundred in Chromium), then an empty one at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (portion.length === 0) return all.sort((one, other) => one.name.localeCompare(other.name));
    all.push(...portion);
  }
}
