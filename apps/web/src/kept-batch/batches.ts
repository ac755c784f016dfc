import type { AnyFormat } from '@image-converter/formats/any-format';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { droppedFrom } from '../converter/folders.ts';
import type { RestoredItem } from '../converter/session.ts';
import type { Outcome, OutputFile, ResultFile } from '../converter/state.ts';
import { privateFolder, readFacts, readFile, removeFolder, subfolders } from './folders.ts';

/** What is kept of a batch, beside a folder for each of its files. */
export interface BatchFacts {
  options: ConversionOptions;
}

/** What is kept of a file, beside its bytes and those of its results. */
export interface ItemFacts {
  name: string;
  type: string;
  lastModified: number;
  folder: string;
  format: AnyFormat;
  label: string;
  overrides: Partial<ConversionOptions> | undefined;
  results: (Omit<Outcome, 'files'> & { files: readonly ResultFacts[] }) | undefined;
}

/** What is kept of a result, beside its bytes. */
type ResultFacts = Omit<ResultFile, 'blob' | 'url'> & { type: string };

/** A batch that this tab may write to. */
export interface OwnBatch {
  folder: FileSystemDirectoryHandle;
  /** What an earlier visit has left in it. */
  left: readonly RestoredItem[];
  options: ConversionOptions | undefined;
}

const root = 'batches';
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The newest batch with files that no open tab holds, or a new one. Undefined where nothing can be kept. */
export async function openBatch(which: 'left behind' | 'new'): Promise<OwnBatch | undefined> {
  await deleteOldBatches();
  const batches = await privateFolder(root);
  if (!batches) return undefined;
  const known = (await subfolders(batches)).sort((one, other) => Number(other.name) - Number(one.name));
  for (const folder of which === 'new' ? [] : known) {
    if (!(await hold(folder.name))) continue;
    const batch = await readBatch(folder);
    if (batch.left.length > 0) return batch;
    // A tab without files has left it, and must not hide an older one with some.
    await removeFolder(batches, folder.name);
  }
  // Two tabs may open in the same millisecond.
  const name = `${Date.now()}${String(Math.random()).slice(1, 6)}`;
  await hold(name);
  return { folder: await batches.getDirectoryHandle(name, { create: true }), left: [], options: undefined };
}

/** Those that were begun more than a day ago, or by a clock that was ahead, and that no open tab holds. */
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

/** Deletes everything that any tab has kept. */
export async function forgetBatches(): Promise<void> {
  const batches = await privateFolder(root);
  if (!batches) return;
  for (const { name } of await subfolders(batches)) await removeFolder(batches, name);
}

/** Whether this tab now has the batch to itself, for as long as it lives: a crash releases the lock. */
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
  const items = await Promise.all((await subfolders(folder)).map(readItem));
  const left = items.filter((item) => item !== undefined).sort((one, other) => Number(one.id) - Number(other.id));
  return { folder, left: facts ? left : [], options: facts && completed(facts.options) };
}

/** What JSON leaves out, and what an earlier release did not have, is as usual. */
function completed(options: ConversionOptions): ConversionOptions {
  return { ...targetDefaults(options.target), ...options };
}

/** Undefined if it had not been written to the end. */
async function readItem(folder: FileSystemDirectoryHandle): Promise<RestoredItem | undefined> {
  const facts = await readFacts<ItemFacts>(folder);
  if (!facts) return undefined;
  try {
    const { name, type, lastModified, format, label, overrides } = facts;
    const file = new File([await readFile(folder, 'file')], name, { type, lastModified });
    droppedFrom.set(file, facts.folder);
    // A file is worth keeping without its results: they may be damaged, or told as an earlier release did.
    const results = await readResults(folder, facts.results).catch(() => undefined);
    return { id: folder.name, file, format, label, overrides, results };
  } catch {
    return undefined;
  }
}

async function readResults(
  folder: FileSystemDirectoryHandle,
  results: ItemFacts['results'],
): Promise<RestoredItem['results']> {
  if (!results) return undefined;
  const { files, options, ...facts } = results;
  const outputs = await Promise.all(
    files.map(async ({ name: _, type, ...told }, index): Promise<OutputFile> => {
      const blob = await readFile(folder, `result-${index}`);
      return { ...told, blob: blob.slice(0, blob.size, type) };
    }),
  );
  const [first, ...others] = outputs;
  const names = files.map(({ name }) => name);
  return first && { ...facts, options: completed(options), outputs: [first, ...others], names };
}
