import { folderOf } from '../converter/folders.ts';
import type { Session } from '../converter/session.ts';
import type { Item, Outcome } from '../converter/state.ts';
import type { BatchFacts, ItemFacts } from './batches.ts';
import { removeFolder, writeFacts, writeFile } from './folders.ts';
import { GivingWay } from './giving-way.ts';

/** Never more than this, and never more than half of what the browser would still give. */
const mostBytes = 2 ** 30;

/** How long a conversion goes first, in milliseconds. */
const conversionFirst = 10_000;

/** Something did not fit, or another tab has deleted everything. */
type OnEnd = (kind: 'full' | 'off') => void;

interface Kept {
  own: Item['own'];
  outcome: Outcome | undefined;
}

/** Writes the files of a session and their results to a folder, one after another, and removes what the visitor removes. */
export class BatchKeeper {
  readonly #session: Session;
  readonly #folder: FileSystemDirectoryHandle;
  readonly #onEnd: OnEnd;
  readonly #kept = new Map<string, Kept>();
  readonly #unsubscribe: () => void;
  readonly #givingWay: GivingWay;
  #options: BatchFacts['options'] | undefined;
  #room: number | undefined;
  #isOver = false;
  #working: Promise<void> | undefined;
  #isBehind = false;

  /** `left` is what the folder has already. `onEnd` is called once, when nothing more is kept. */
  constructor(session: Session, folder: FileSystemDirectoryHandle, left: readonly { id: string }[], onEnd: OnEnd) {
    this.#session = session;
    this.#folder = folder;
    this.#onEnd = onEnd;
    this.#givingWay = new GivingWay(session, conversionFirst);
    const there = new Set(left.map(({ id }) => id));
    for (const item of session.state().items) if (there.has(item.id)) this.#kept.set(item.id, keptOf(item));
    this.#unsubscribe = session.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Resolves when nothing more will be written. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#end();
    await this.#working;
  }

  #follow(): void {
    this.#isBehind = true;
    this.#working ??= this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    while (this.#isBehind) {
      await this.#givingWay.wait();
      this.#isBehind = false;
      const { items, options } = this.#session.state();
      const current = new Set(items.map(({ id }) => id));
      for (const id of this.#kept.keys()) if (!current.has(id)) await this.#remove(id);
      try {
        await this.#keepOptions(options, items.length);
        for (const item of items) {
          if (this.#givingWay.isNeeded) {
            this.#isBehind = true;
            break;
          }
          await this.#keep(item);
        }
      } catch (error) {
        if (!this.#isOver) this.#onEnd((error as Error).name === 'QuotaExceededError' ? 'full' : 'off');
        this.#end();
      }
    }
    this.#working = undefined;
  }

  #end(): void {
    this.#isOver = true;
    this.#givingWay.end();
  }

  async #keepOptions(options: BatchFacts['options'], files: number): Promise<void> {
    if (this.#isOver || files === 0 || options === this.#options) return;
    await writeFacts(this.#folder, { options } satisfies BatchFacts);
    this.#options = options;
  }

  async #keep(item: Item): Promise<void> {
    const before = this.#kept.get(item.id);
    const now = keptOf(item);
    if (this.#isOver || (before && before.own === now.own && before.outcome === now.outcome)) return;
    const folder = await this.#folder.getDirectoryHandle(item.id, { create: true });
    if (!before) await this.#writeBlob(folder, 'file', item.file);
    for (const [index, { blob }] of (now.outcome?.files ?? []).entries()) {
      await this.#writeBlob(folder, `result-${index}`, blob);
    }
    // Last: without it, the rest does not count.
    await writeFacts(folder, factsOf(item, now.outcome));
    this.#kept.set(item.id, now);
  }

  async #writeBlob(folder: FileSystemDirectoryHandle, name: string, blob: Blob): Promise<void> {
    this.#room ??= await roomInStorage();
    this.#room -= blob.size;
    if (this.#room < 0) throw new DOMException('Enough is kept', 'QuotaExceededError');
    await writeFile(folder, name, blob);
  }

  async #remove(id: string): Promise<void> {
    this.#kept.delete(id);
    await removeFolder(this.#folder, id);
  }
}

async function roomInStorage(): Promise<number> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return Math.min(mostBytes, (quota - usage) / 2);
}

function keptOf({ own, status }: Item): Kept {
  return { own, outcome: status.kind === 'done' ? status.outcome : undefined };
}

function factsOf(item: Item, outcome: Outcome | undefined): ItemFacts {
  const { file, format, label, own } = item;
  const { name, type, lastModified } = file;
  return { name, type, lastModified, folder: folderOf(file), format, label, own, results: resultsOf(outcome) };
}

function resultsOf(outcome: Outcome | undefined): ItemFacts['results'] {
  if (!outcome) return undefined;
  const { files, ...facts } = outcome;
  return { ...facts, files: files.map(({ blob: { type }, url: _, ...told }) => ({ ...told, type })) };
}
