import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { droppedFrom } from '../converter/choose/folders.ts';
import type { RestoredItem } from '../converter/session/session.ts';
import type { OutputFile } from '../converter/state/state.ts';
import { privateFolder, readFacts, removeFolder, subfolders } from './folders.ts';
import { type EntriesOfGroups, readGroups } from './groups.ts';
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
  const batchFacts = await readFacts<BatchFacts>(folder);
  const { groups, stored } = await readGroups(folder);
  const items = new Map<string, RestoredItem>();
  for (const { id, file: bytes, facts, results } of stored) {
    const { name, type, lastModified, format, label, overrides } = facts;
    const file = bytes ? new File([bytes], name, { type, lastModified }) : items.get(id)?.file;
    if (!file) continue;
    droppedFrom.set(file, facts.folder);
    items.set(id, { id, file, format, label, overrides, results: resultsOf(facts.results, results) });
  }
  const left = [...items.values()].sort((one, other) => Number(one.id) - Number(other.id));
  return { folder, left: batchFacts ? left : [], groups, options: batchFacts && completed(batchFacts.options) };
}

/** Adds defaults for options that JSON omits (undefined) or that an earlier release did not have. */
function completed(options: ConversionOptions): ConversionOptions {
  return { ...targetDefaults(options.target), ...options };
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
