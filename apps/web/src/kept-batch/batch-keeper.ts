import type { Session } from '../converter/session/session.ts';
import { type Item, type Outcome, resultOf } from '../converter/state/state.ts';
import type { OwnBatch } from './batches.ts';
import { writeFacts } from './folders.ts';
import { Groups } from './groups.ts';
import { type BatchFacts, entryOf } from './stored-facts.ts';
import { WaitForConversion } from './wait-for-conversion.ts';

/** Upper limit; also limited to half of the remaining quota. */
const maxBytes = 2 ** 30;

/** Milliseconds for which a conversion takes priority. */
const conversionFirst = 10_000;

/** `full`: something did not fit. `off`: another tab deleted everything. */
type Keeping = 'on' | 'full' | 'off';

interface KeptItem {
  file: File;
  overrides: Item['overrides'];
  outcome: Outcome | undefined;
  bytes: number;
}

/**
 * Writes a session's files to a folder, one after another, and its results before their rows say that they are done.
 * Deletes what the visitor removes.
 */
export class BatchKeeper {
  readonly #session: Session;
  readonly #folder: FileSystemDirectoryHandle;
  readonly #onChange: (keeping: Keeping) => void;
  readonly #kept = new Map<string, KeptItem>();
  readonly #unsubscribe: () => void;
  readonly #waitForConversion: WaitForConversion;
  readonly #groups: Groups;
  #options: BatchFacts['options'] | undefined;
  #room: Promise<number> | undefined;
  #taken = 0;
  #keeping: Keeping = 'on';
  #working: Promise<void> | undefined;
  #isBehind = false;

  constructor(
    session: Session,
    { folder, left, groups }: Pick<OwnBatch, 'folder' | 'left' | 'groups'>,
    onChange: (keeping: Keeping) => void,
  ) {
    this.#session = session;
    this.#folder = folder;
    this.#onChange = onChange;
    this.#waitForConversion = new WaitForConversion(session, conversionFirst);
    this.#groups = new Groups(folder, groups);
    const there = new Set(left.map(({ id }) => id));
    for (const item of session.state().items) if (there.has(item.id)) this.#kept.set(item.id, keptOf(item));
    this.#unsubscribe = session.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Resolves even if the result could not be stored: it is there, and the next pass tries again. */
  async keepResult(item: Item, outcome: Outcome): Promise<void> {
    if (this.#keeping !== 'on') return;
    await this.#write({ ...item, status: { kind: 'done', outcome } }).catch(() => {});
    this.#follow();
  }

  /** Resolves when all writing has ended. */
  async stop(): Promise<void> {
    this.#keeping = 'off';
    this.#end();
    await this.#working;
    await this.#groups.idle();
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
      const { items } = this.#session.state();
      const current = new Map(items.map(({ id, file }) => [id, file]));
      for (const [id, { file }] of this.#kept) if (current.get(id) !== file) await this.#remove(id);
      if (items.length === 0 && this.#keeping === 'full') this.#change('on');
      try {
        await this.#keepOptions();
        for (const seen of items) {
          if (this.#keeping === 'on' && this.#waitForConversion.isNeeded) {
            this.#isBehind = true;
            break;
          }
          if (this.#isKept(seen)) continue;
          const item = this.#session.state().items.find(({ id }) => id === seen.id);
          if (item && !this.#isKept(item)) await this.#keep(item);
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

  async #keepOptions(): Promise<void> {
    const { items, options } = this.#session.state();
    if (this.#keeping !== 'on' || items.length === 0 || options === this.#options) return;
    await writeFacts(this.#folder, { options } satisfies BatchFacts);
    this.#options = options;
  }

  /** The result of a running conversion may be stored before the session has it. */
  #isKept(item: Item): boolean {
    const kept = this.#kept.get(item.id);
    if (!kept) return false;
    return item.status.kind === 'converting' || (kept.overrides === item.overrides && kept.outcome === resultOf(item));
  }

  async #keep(item: Item): Promise<void> {
    if (this.#keeping !== 'on') return;
    try {
      await this.#write(item);
    } catch (error) {
      if (await isReadable(item.file)) throw error;
      // A file deleted from the visitor's disk cannot be stored; the others still can.
      this.#kept.set(item.id, keptOf(item));
    }
  }

  async #write(item: Item): Promise<void> {
    await this.#removeOther(item);
    const before = this.#kept.get(item.id);
    const now = keptOf(item);
    await this.#keepOptions();
    await this.#takeRoom(now.bytes - (before?.bytes ?? 0));
    await this.#groups.add(entryOf(item, before ? undefined : item.file));
    this.#kept.set(item.id, now);
  }

  /** A negative number frees space. */
  async #takeRoom(bytes: number): Promise<void> {
    this.#room ??= this.#roomInStorage();
    const room = await this.#room;
    if (bytes > room - this.#taken) throw new DOMException('Enough is kept', 'QuotaExceededError');
    this.#taken += bytes;
  }

  async #roomInStorage(): Promise<number> {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    const taken = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return Math.min(maxBytes - taken, (quota - usage) / 2);
  }

  /** If the item had another file before. */
  async #removeOther({ id, file }: Item): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept && kept.file !== file) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    const { bytes = 0 } = this.#kept.get(id) ?? {};
    this.#kept.delete(id);
    this.#taken -= bytes;
    await this.#groups.drop(id);
  }
}

function keptOf(item: Item): KeptItem {
  const outcome = resultOf(item);
  const bytes = (outcome?.files ?? []).reduce((sum, { blob }) => sum + blob.size, item.file.size);
  return { file: item.file, overrides: item.overrides, outcome, bytes };
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
