import { readFacts, readFile, removeFolder, subfolders, writeFacts, writeFile } from './folders.ts';
import type { ItemFacts } from './stored-facts.ts';

/** An item, as it was chosen or as of its last conversion. */
interface GroupEntry {
  id: string;
  facts: ItemFacts;
  /** Position of its first byte in the group. */
  start: number;
  /** Size of the file, which comes before the results, if an older group does not have it. */
  fileSize: number | undefined;
  resultSizes: readonly number[];
}

/** Entries by the name of their group, oldest group first. */
export type EntriesOfGroups = ReadonlyMap<string, readonly GroupEntry[]>;

interface NewEntry {
  id: string;
  facts: ItemFacts;
  file: File | undefined;
  results: readonly Blob[];
}

/**
 * The more entries a group has, the longer the next one waits for company: a group costs as much as storing several
 * small files. Rows wait for it too, so not for long.
 */
const pausePerEntry = 20;
const longestPause = 500;

const prefix = 'group-';
const bytesName = 'bytes';

/**
 * Stores files and results in groups: those that come while one group is written become the next. A group takes two
 * writes, however many it has, so rows can wait for their results even in a batch of a thousand small files.
 */
export class Groups {
  readonly #folder: FileSystemDirectoryHandle;
  readonly #entries: Map<string, readonly GroupEntry[]>;
  #lastNumber: number;
  #waiting: NewEntry[] = [];
  /** When the next group may be written. */
  #earliest = 0;
  #nextWrite: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(folder: FileSystemDirectoryHandle, left: EntriesOfGroups) {
    this.#folder = folder;
    this.#entries = new Map(left);
    this.#lastNumber = Math.max(0, ...[...left.keys()].map(numberOf));
  }

  /** Resolves when it is stored. */
  add(entry: NewEntry): Promise<void> {
    this.#waiting.push(entry);
    this.#nextWrite ??= this.#afterOthers(() => this.#writeWaiting());
    return this.#nextWrite;
  }

  /** The bytes of a removed item stay until its whole group is removed. */
  drop(id: string): Promise<void> {
    return this.#afterOthers(() => this.#drop((entry) => entry.id === id));
  }

  /** Resolves when nothing is being written. */
  idle(): Promise<void> {
    return this.#last;
  }

  #afterOthers(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #writeWaiting(): Promise<void> {
    const pause = this.#earliest - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#nextWrite = undefined;
    const again = new Set(waiting.flatMap(({ id, file }) => (file ? [] : id)));
    const entries = entriesOf(waiting);
    const written = new Set(entries);
    this.#lastNumber += 1;
    const name = prefix + this.#lastNumber;
    try {
      const group = await this.#folder.getDirectoryHandle(name, { create: true });
      await writeFile(group, bytesName, new Blob(waiting.flatMap(({ file, results }) => [file ?? [], results].flat())));
      // Written last: a group without facts is ignored.
      await writeFacts(group, entries);
    } catch (error) {
      await removeFolder(this.#folder, name);
      throw error;
    }
    this.#earliest = performance.now() + Math.min(longestPause, pausePerEntry * entries.length);
    this.#entries.set(name, entries);
    if (again.size === 0) return;
    // An older entry with the file is still needed.
    await this.#drop((entry) => again.has(entry.id) && entry.fileSize === undefined && !written.has(entry));
  }

  async #drop(isGone: (entry: GroupEntry) => boolean): Promise<void> {
    for (const [name, entries] of this.#entries) {
      const rest = entries.filter((entry) => !isGone(entry));
      if (rest.length === entries.length) continue;
      this.#entries.set(name, rest);
      if (rest.length > 0) await writeFacts(await this.#folder.getDirectoryHandle(name), rest);
      else await removeFolder(this.#folder, name);
    }
  }
}

function entriesOf(added: readonly NewEntry[]): GroupEntry[] {
  let end = 0;
  return added.map(({ id, facts, file, results }) => {
    const start = end;
    const resultSizes = results.map(({ size }) => size);
    end = resultSizes.reduce((sum, size) => sum + size, start + (file?.size ?? 0));
    return { id, facts, start, fileSize: file?.size, resultSizes };
  });
}

function numberOf(name: string): number {
  return Number(name.slice(prefix.length));
}

interface StoredEntry {
  id: string;
  facts: ItemFacts;
  file: Blob | undefined;
  results: Blob[];
}

/** The groups of a batch and what they hold, oldest first. */
export async function readGroups(
  folder: FileSystemDirectoryHandle,
): Promise<{ groups: EntriesOfGroups; stored: StoredEntry[] }> {
  const folders = await subfolders(folder);
  folders.sort((one, other) => numberOf(one.name) - numberOf(other.name));
  const groups = new Map<string, readonly GroupEntry[]>();
  const stored: StoredEntry[] = [];
  for (const group of folders) {
    const entries = await readFacts<GroupEntry[]>(group);
    const bytes = entries && (await readFile(group, bytesName).catch(() => undefined));
    // Writing it was interrupted.
    if (!bytes) await removeFolder(folder, group.name);
    else {
      groups.set(group.name, entries);
      stored.push(...partsOf(entries, bytes));
    }
  }
  return { groups, stored };
}

function partsOf(entries: readonly GroupEntry[], bytes: Blob): StoredEntry[] {
  return entries.map(({ id, facts, start, fileSize, resultSizes }) => {
    let end = start;
    const take = (size: number) => {
      end += size;
      return bytes.slice(end - size, end);
    };
    const file = fileSize === undefined ? undefined : take(fileSize);
    return { id, facts, file, results: resultSizes.map(take) };
  });
}
