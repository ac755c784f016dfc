import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { droppedFrom } from '../converter/choose/folders.ts';
import type { RestoredItem } from '../converter/session/session.ts';
import type { OutputFile } from '../converter/state/state.ts';
import { privateFolder, readFacts, readFile, removeFolder, subfolders } from './folders.ts';
import { type EntriesOfGroups, isGroup, readGroups } from './result-groups.ts';
import type { BatchFacts, ItemFacts } from './stored-facts.ts';

/** A batch that this tab may write to. */
export interface OwnBatch {
  folder: FileSystemDirectoryHandle;
  /** Files from an earlier visit. */
  left: readonly RestoredItem[];
  groups: EntriesOfGroups;
  options: ConversionOptions | undefined;
}

const root = 'batches';
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The newest batch with files that no open tab holds, or a new one. Undefined if the browser cannot store files. */
export async function openBatch(which: 'left behind' | 'new'): Promise<OwnBatch | undefined> {
  await deleteOldBatches();
  const batches = await privateFolder(root);
  if (!batches) return undefined;
  const known = (await subfolders(batches)).sort((one, other) => Number(other.name) - Number(one.name));
  for (const folder of which === 'new' ? [] : known) {
    if (!(await hold(folder.name))) continue;
    const batch = await readBatch(folder);
    if (batch.left.length > 0) return batch;
    // Left empty by a tab without files. Deleted, so that it does not hide an older batch with files.
    await removeFolder(batches, folder.name);
  }
  // The random suffix separates two tabs that open in the same millisecond.
  const name = `${Date.now()}${String(Math.random()).slice(1, 6)}`;
  await hold(name);
  return {
    folder: await batches.getDirectoryHandle(name, { create: true }),
    left: [],
    groups: new Map(),
    options: undefined,
  };
}

/** Deletes batches that are older than a day, or have a date in the future, unless an open tab holds them. */
export async function deleteOldBatches(): Promise<void> {
  const batches = await privateFolder(root);
  if (!batches) return;
  const known = await subfolders(batches);
  for (const { name } of known.filter((folder) => Math.abs(Date.now() - Number(folder.name)) > dayMilliseconds)) {
    await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      if (lock) await removeFolder(batches, name);
    });
  }
}

function lockOf(name: string): string {
  return `${root}/${name}`;
}

/** Deletes everything that any tab has stored. */
export async function forgetBatches(): Promise<void> {
  const batches = await privateFolder(root);
  if (!batches) return;
  for (const { name } of await subfolders(batches)) await removeFolder(batches, name);
}

/** Locks the batch for the lifetime of this tab; a crash releases the lock. Resolves to whether that succeeded. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

async function readBatch(folder: FileSystemDirectoryHandle): Promise<OwnBatch> {
  const facts = await readFacts<BatchFacts>(folder);
  const folders = (await subfolders(folder)).filter((one) => !isGroup(one));
  const files = new Map<string, File>();
  const items = new Map<string, RestoredItem>();
  const put = (id: string, file: Blob | undefined, facts: ItemFacts, results: readonly Blob[]) => {
    const { name, type, lastModified, format, label, overrides } = facts;
    const named = file ? new File([file], name, { type, lastModified }) : files.get(id);
    if (!named) return;
    droppedFrom.set(named, facts.folder);
    files.set(id, named);
    items.set(id, { id, file: named, format, label, overrides, results: resultsOf(facts.results, results) });
  };
  for (const one of await Promise.all(folders.map(readItem))) if (one) put(one.id, one.file, one.facts, []);
  const { groups, stored } = await readGroups(folder);
  for (const { id, file, facts, results } of stored) put(id, file, facts, results);
  const left = [...items.values()].sort((one, other) => Number(one.id) - Number(other.id));
  return { folder, left: facts ? left : [], groups, options: facts && completed(facts.options) };
}

/** Adds defaults for options that JSON omits (undefined) or that an earlier release did not have. */
function completed(options: ConversionOptions): ConversionOptions {
  return { ...targetDefaults(options.target), ...options };
}

/** Undefined if writing it was interrupted. */
async function readItem(folder: FileSystemDirectoryHandle) {
  const facts = await readFacts<ItemFacts>(folder);
  const file = facts && (await readFile(folder, 'file').catch(() => undefined));
  return file && { id: folder.name, facts, file };
}

function resultsOf(results: ItemFacts['results'], blobs: readonly Blob[]): RestoredItem['results'] {
  if (!results) return undefined;
  const { files, options, ...facts } = results;
  const outputs = files.map(({ name: _, type, ...told }, index): OutputFile => {
    const blob = blobs[index] ?? new Blob();
    return { ...told, blob: blob.slice(0, blob.size, type) };
  });
  const [first, ...others] = outputs;
  const names = files.map(({ name }) => name);
  return first && { ...facts, options: completed(options), outputs: [first, ...others], names };
}
