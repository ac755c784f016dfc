import { folderOf } from '../converter/folders.ts';
import type { Session } from '../converter/session.ts';
import type { Item, Outcome } from '../converter/state.ts';
import type { BatchFacts, ItemFacts } from './batches.ts';
import { removeFolder, writeFacts, writeFile } from './folders.ts';
import { WaitForConversion } from './wait-for-conversion.ts';

/** Upper limit; also limited to half of the remaining quota. */
const maxBytes = 2 ** 30;

/** Milliseconds for which a conversion takes priority. */
const conversionFirst = 10_000;

/** `full`: something did not fit. `off`: another tab deleted everything. */
type Keeping = 'on' | 'full' | 'off';

interface KeptItem {
  overrides: Item['overrides'];
  outcome: Outcome | undefined;
  bytes: number;
}

/** Writes a session's files and results to a folder, one after another, and deletes those the visitor removes. */
export class BatchKeeper {
  readonly #session: Session;
  readonly #folder: FileSystemDirectoryHandle;
  readonly #onChange: (keeping: Keeping) => void;
  readonly #kept = new Map<string, KeptItem>();
  readonly #unsubscribe: () => void;
  readonly #waitForConversion: WaitForConversion;
  #options: BatchFacts['options'] | undefined;
  #room: number | undefined;
  #keeping: Keeping = 'on';
  #working: Promise<void> | undefined;
  #isBehind = false;

  /** `left` are the items already in the folder. */
  constructor(
    session: Session,
    folder: FileSystemDirectoryHandle,
    left: readonly { id: string }[],
    onChange: (keeping: Keeping) => void,
  ) {
    this.#session = session;
    this.#folder = folder;
    this.#onChange = onChange;
    this.#waitForConversion = new WaitForConversion(session, conversionFirst);
    const there = new Set(left.map(({ id }) => id));
    for (const item of session.state().items) if (there.has(item.id)) this.#kept.set(item.id, keptOf(item));
    this.#unsubscribe = session.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Resolves when all writing has ended. */
  async stop(): Promise<void> {
    this.#keeping = 'off';
    this.#end();
    await this.#working;
  }

  #end(): void {
    this.#unsubscribe();
    this.#waitForConversion.end();
  }

  #follow(): void {
    this.#isBehind = true;
    this.#working ??= this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    while (this.#isBehind) {
      await this.#waitForConversion.wait();
      this.#isBehind = false;
      const { items, options } = this.#session.state();
      const current = new Set(items.map(({ id }) => id));
      for (const id of this.#kept.keys()) if (!current.has(id)) await this.#remove(id);
      if (items.length === 0 && this.#keeping === 'full') this.#change('on');
      try {
        await this.#keepOptions(options, items.length);
        for (const item of items) {
          if (this.#keeping === 'on' && this.#waitForConversion.isNeeded) {
            this.#isBehind = true;
            break;
          }
          await this.#keep(item);
        }
      } catch (error) {
        if (this.#keeping === 'on') this.#change((error as Error).name === 'QuotaExceededError' ? 'full' : 'off');
      }
    }
    this.#working = undefined;
  }

  #change(keeping: Keeping): void {
    this.#keeping = keeping;
    // Keeps listening when full: files may fit once the list is cleared.
    if (keeping === 'off') this.#end();
    this.#onChange(keeping);
  }

  async #keepOptions(options: BatchFacts['options'], files: number): Promise<void> {
    if (this.#keeping !== 'on' || files === 0 || options === this.#options) return;
    await writeFacts(this.#folder, { options } satisfies BatchFacts);
    this.#options = options;
  }

  async #keep(item: Item): Promise<void> {
    const before = this.#kept.get(item.id);
    const isSame = before && before.overrides === item.overrides && before.outcome === outcomeOf(item);
    if (this.#keeping !== 'on' || isSame) return;
    const now = keptOf(item);
    try {
      await this.#takeRoom(now.bytes - (before?.bytes ?? 0));
      await this.#write(item, now, before);
    } catch (error) {
      // A partly written item would be left behind when the list is cleared.
      if (!before) await removeFolder(this.#folder, item.id);
      if (await isReadable(item.file)) throw error;
    }
    // A file deleted from the visitor's disk cannot be stored; the others still can.
    this.#kept.set(item.id, now);
  }

  async #write(item: Item, { outcome }: KeptItem, before: KeptItem | undefined): Promise<void> {
    const folder = await this.#folder.getDirectoryHandle(item.id, { create: true });
    if (!before) await writeFile(folder, 'file', item.file);
    // Old facts must not be paired with new results if the tab crashes before everything is written.
    if (before?.outcome) await writeFacts(folder, factsOf(item, undefined));
    for (const [index, { blob }] of (outcome?.files ?? []).entries()) await writeFile(folder, `result-${index}`, blob);
    // Written last: an item without facts is ignored.
    await writeFacts(folder, factsOf(item, outcome));
  }

  /** A negative number frees space. */
  async #takeRoom(bytes: number): Promise<void> {
    this.#room ??= await this.#roomInStorage();
    if (bytes > this.#room) throw new DOMException('Enough is kept', 'QuotaExceededError');
    this.#room -= bytes;
  }

  async #roomInStorage(): Promise<number> {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    const taken = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return Math.min(maxBytes - taken, (quota - usage) / 2);
  }

  async #remove(id: string): Promise<void> {
    const { bytes = 0 } = this.#kept.get(id) ?? {};
    this.#kept.delete(id);
    await removeFolder(this.#folder, id);
    if (this.#room !== undefined) this.#room += bytes;
  }
}

function outcomeOf({ status }: Item): Outcome | undefined {
  return status.kind === 'done' ? status.outcome : undefined;
}

function keptOf(item: Item): KeptItem {
  const outcome = outcomeOf(item);
  const bytes = (outcome?.files ?? []).reduce((sum, { blob }) => sum + blob.size, item.file.size);
  return { overrides: item.overrides, outcome, bytes };
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function factsOf(item: Item, outcome: Outcome | undefined): ItemFacts {
  const { file, format, label, overrides } = item;
  const { name, type, lastModified } = file;
  return { name, type, lastModified, folder: folderOf(file), format, label, overrides, results: resultsOf(outcome) };
}

function resultsOf(outcome: Outcome | undefined): ItemFacts['results'] {
  if (!outcome) return undefined;
  const { files, ...facts } = outcome;
  return { ...facts, files: files.map(({ blob: { type }, url: _, ...told }) => ({ ...told, type })) };
}
