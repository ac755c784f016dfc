import type { Session } from '../converter/session.ts';
import { ownStorage } from '../own-storage.ts';
import { BatchKeeper } from './batch-keeper.ts';
import { forgetBatches, type OwnBatch, openBatch } from './batches.ts';

interface State {
  /** `impossible` where the browser cannot keep anything; `full` where something did not fit. */
  kind: 'impossible' | 'off' | 'on' | 'full';
  /** How many files of an earlier visit have been put back. */
  restored: number;
}

/** Keeps the files of a session and their results on the device, and puts back what an earlier visit has left. */
class KeptBatch {
  readonly #session: Session;
  readonly #listeners = new Set<() => void>();
  #state: State = { kind: 'impossible', restored: 0 };
  #keeper: BatchKeeper | undefined;

  constructor(session: Session) {
    this.#session = session;
    if (isTurnedOff()) this.#change({ kind: 'off' });
    else void this.#start();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  turnOn(): void {
    rememberChoice('on');
    void this.#start();
  }

  /** Deletes everything that is kept; the page has it still. */
  async turnOff(): Promise<void> {
    rememberChoice('off');
    this.#change({ kind: 'off', restored: 0 });
    await this.#keeper?.stop();
    await forgetBatches();
  }

  async #start(): Promise<void> {
    const batch = (await this.#openLeft()) ?? (await openBatch('new'));
    if (!batch) return;
    const { folder, left, options } = batch;
    if (left.length > 0 && options) {
      this.#session.restore(left, options);
      this.#change({ restored: left.length });
    }
    this.#keeper = new BatchKeeper(this.#session, folder, left, (kind) => this.#change({ kind }));
    this.#change({ kind: 'on' });
  }

  /** Files that have been added already have the ids of those that were left. */
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

/** One for each session, for as long as the tab lives. */
export function keptBatchOf(session: Session): KeptBatch {
  const batch = made.get(session) ?? new KeptBatch(session);
  made.set(session, batch);
  return batch;
}

function isTurnedOff(): boolean {
  try {
    return localStorage.getItem(ownStorage.keptBatch) === 'off';
  } catch {
    return false;
  }
}

/** The default is not stored. */
function rememberChoice(choice: 'on' | 'off'): void {
  try {
    if (choice === 'off') localStorage.setItem(ownStorage.keptBatch, choice);
    else localStorage.removeItem(ownStorage.keptBatch);
  } catch {}
}
