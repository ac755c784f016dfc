import { readFacts, readFile, removeFolder, subfolders, writeFacts, writeFile } from './folders.ts';
import type { ItemFacts } from './stored-facts.ts';

/** An item as of its last conversion. */
export interface GroupEntry {
  id: string;
  facts: ItemFacts;
  /** Position of its first byte in the group. */
  start: number;
  /** Size of the file, if it comes before the results, because it was not stored before. */
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

const prefix = 'group-';
const bytesName = 'bytes';

/**
 * Stores results in groups: those that finish while one group is written become the next. A group takes two writes,
 * however many results it has, so rows can wait for it even in a batch of a thousand small files.
 */
export class ResultGroups {
  readonly #folder: FileSystemDirectoryHandle;
  readonly #entries: Map<string, readonly GroupEntry[]>;
  #lastNumber: number;
  #waiting: NewEntry[] = [];
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
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#nextWrite = undefined;
    const older = new Set([...this.#entries.values()].flat());
    const ids = new Set(waiting.map(({ id }) => id));
    this.#lastNumber += 1;
    const name = prefix + this.#lastNumber;
    const group = await this.#folder.getDirectoryHandle(name, { create: true });
    await writeFile(group, bytesName, new Blob(waiting.flatMap(({ file, results }) => [file ?? [], results].flat())));
    const entries = entriesOf(waiting);
    // Written last: a group without facts is ignored.
    await writeFacts(group, entries);
    this.#entries.set(name, entries);
    // A file that came with older results is still needed.
    await this.#drop((entry) => older.has(entry) && ids.has(entry.id) && entry.fileSize === undefined);
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

export function isGroup({ name }: { name: string }): boolean {
  return name.startsWith(prefix);
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
  const folders = (await subfolders(folder)).filter(isGroup);
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
