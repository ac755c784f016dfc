import type { Session } from '../converter/session/session.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { BatchKeeper } from './batch-keeper.ts';
import { forgetBatches, type OwnBatch, openBatch } from './batches.ts';

interface State {
  /** `impossible`: the browser cannot store files. `full`: something did not fit. */
  kind: 'impossible' | 'off' | 'on' | 'full';
  /** Number of files restored from an earlier visit. */
  restored: number;
}

/** Stores a session's files and results on the device, and restores those of an earlier visit. */
class KeptBatch {
  readonly #session: Session;
  readonly #listeners = new Set<() => void>();
  #state: State = { kind: 'impossible', restored: 0 };
  #keeper: BatchKeeper | undefined;
  #isWanted = readStored(storageKeys.keptBatch) !== 'off';
  /** Turning on and off takes effect in the order of the clicks. */
  #last: Promise<void> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
    if (this.#isWanted) this.#afterOthers(() => this.#start());
    else this.#change({ kind: 'off' });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  turnOn(): void {
    // The default is not stored.
    store(storageKeys.keptBatch, undefined);
    this.#isWanted = true;
    this.#afterOthers(() => this.#start());
  }

  /** Deletes everything stored; the page still has its files. */
  turnOff(): void {
    store(storageKeys.keptBatch, 'off');
    this.#isWanted = false;
    this.#change({ kind: 'off', restored: 0 });
    this.#afterOthers(async () => {
      await this.#keeper?.stop();
      this.#keeper = undefined;
      await forgetBatches();
    });
  }

  /** If the work fails, nothing is stored and the page does not claim otherwise. */
  #afterOthers(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(() => {});
  }

  async #start(): Promise<void> {
    if (!this.#isWanted || this.#keeper) return;
    const batch = (await this.#openLeft()) ?? (await openBatch('new'));
    if (!batch || !this.#isWanted) return;
    const { left, options } = batch;
    if (left.length > 0 && options) {
      this.#session.restore(left, options);
      this.#change({ restored: left.length });
    }
    this.#change({ kind: 'on' });
    const keeper = new BatchKeeper(this.#session, batch, (kind) => {
      if (kind === 'off') this.#keeper = undefined;
      this.#change({ kind });
    });
    this.#keeper = keeper;
    this.#session.beforeDone = (item, outcome) => keeper.keepResult(item, outcome);
  }

  /** Only if no files have been added yet: their ids would clash with those of the stored ones. */
  async #openLeft(): Promise<OwnBatch | undefined> {
    const isFree = () => this.#session.state().items.length === 0;
    const batch = isFree() ? await openBatch('left behind') : undefined;
    return isFree() ? batch : undefined;
  }

  #change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const made = new WeakMap<Session, KeptBatch>();

/** One per session, for the lifetime of the tab. */
export function keptBatchOf(session: Session): KeptBatch {
  const batch = made.get(session) ?? new KeptBatch(session);
  made.set(session, batch);
  return batch;
}
