/** A folder in the origin private file system. Undefined if the page cannot write to it. */
export async function privateFolder(name: string): Promise<FileSystemDirectoryHandle | undefined> {
  const canWrite = 'createWritable' in (globalThis.FileSystemFileHandle?.prototype ?? {});
  if (!canWrite || !navigator.storage?.getDirectory || !navigator.locks) return undefined;
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
  } catch {
    // Some browsers expose it in private windows but refuse access.
    return undefined;
  }
}

export async function writeFile(folder: FileSystemDirectoryHandle, name: string, content: Blob): Promise<void> {
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await content.stream().pipeTo(writable);
}

export async function writeFacts(folder: FileSystemDirectoryHandle, facts: unknown): Promise<void> {
  await writeFile(folder, factsName, new Blob([JSON.stringify(facts)]));
}

/** Undefined if missing or only partly written. */
export async function readFacts<Facts>(folder: FileSystemDirectoryHandle): Promise<Facts | undefined> {
  try {
    return JSON.parse(await (await readFile(folder, factsName)).text());
  } catch {
    return undefined;
  }
}

export async function readFile(folder: FileSystemDirectoryHandle, name: string): Promise<File> {
  return (await folder.getFileHandle(name)).getFile();
}

export async function subfolders(folder: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle[]> {
  const found: FileSystemDirectoryHandle[] = [];
  for await (const entry of entriesOf(folder)) {
    if (entry.kind === 'directory') found.push(entry as FileSystemDirectoryHandle);
  }
  return found;
}

export async function removeFolder(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name, { recursive: true }).catch(() => {});
}

const factsName = 'facts.json';

/** Missing from TypeScript's declarations. */
function entriesOf(folder: FileSystemDirectoryHandle): AsyncIterable<FileSystemHandle> {
  return (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values();
}
