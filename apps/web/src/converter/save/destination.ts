import { portablePath } from './safe-names.ts';

/** A folder that results are written to as soon as they are ready. */
export interface Destination {
  readonly name: string;
  /** Writes a result, creating subfolders if needed, and returns the written file. */
  readonly write: (path: string, blob: Blob) => Promise<Blob>;
}

type FolderPicker = (options: { mode: 'readwrite'; id: string }) => Promise<FileSystemDirectoryHandle>;

function folderPicker(): FolderPicker | undefined {
  return (globalThis as { showDirectoryPicker?: FolderPicker }).showDirectoryPicker;
}

export function canChooseFolder(): boolean {
  return folderPicker() !== undefined;
}

/** Undefined if the visitor cancels. */
export async function chooseFolder(): Promise<Destination | undefined> {
  const root = await folderPicker()?.({ mode: 'readwrite', id: 'results' }).catch(() => undefined);
  return root && { name: root.name, write: writerInto(root) };
}

function writerInto(root: FileSystemDirectoryHandle): Destination['write'] {
  // Names are chosen one at a time, so that two results that finish together do not pick the same free name.
  let named: Promise<unknown> = Promise.resolve();
  return async (path, blob) => {
    const naming = named.then(() => newFile(root, portablePath(path).split('/')));
    named = naming.catch(() => {});
    const file = await naming;
    await blob.stream().pipeTo(await file.createWritable());
    return file.getFile();
  };
}

async function newFile(folder: FileSystemDirectoryHandle, path: readonly string[]): Promise<FileSystemFileHandle> {
  const [part = '', ...rest] = path;
  if (rest.length > 0) return newFile(await folder.getDirectoryHandle(part, { create: true }), rest);
  return folder.getFileHandle(await freeName(folder, part), { create: true });
}

/** Never overwrites existing files. */
async function freeName(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  let candidate = name;
  for (let count = 2; await has(folder, candidate); count += 1) {
    candidate = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  }
  return candidate;
}

async function has(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name);
    return true;
  } catch (error) {
    // Any other error means there is a folder with that name.
    return (error as DOMException).name !== 'NotFoundError';
  }
}
