import type { Database } from '../database/database.ts';

/** Several times per lease, so that one late renewal does no harm. */
const renewMilliseconds = 3000;

/**
 * A job that this process is working on. The signal aborts when the visitor cancels, or when the job has ended
 * elsewhere.
 */
interface OpenJob extends Disposable {
  readonly signal: AbortSignal;
  /** Lets another job have the slot, while the work on this one continues. */
  freeSlot(): Promise<void>;
}

/** The jobs that this process is working on: renews their leases and can cancel them. */
export class OpenJobs {
  readonly #database: Pick<Database, 'renewLease'>;
  readonly #jobs = new Map<string, AbortController>();

  constructor(database: Pick<Database, 'renewLease'>) {
    this.#database = database;
  }

  open(id: string): OpenJob {
    const controller = new AbortController();
    this.#jobs.set(id, controller);
    let slot: 'keep' | 'free' = 'keep';
    const renew = () => this.#renew(id, slot);
    const renewing = setInterval(renew, renewMilliseconds);
    const freeSlot = () => {
      slot = 'free';
      return renew();
    };
    const close = () => {
      clearInterval(renewing);
      if (this.#jobs.get(id) === controller) this.#jobs.delete(id);
    };
    return { signal: controller.signal, freeSlot, [Symbol.dispose]: close };
  }

  giveUp(id: string): void {
    this.#jobs.get(id)?.abort(new Error('given up'));
  }

  async #renew(id: string, slot: 'keep' | 'free'): Promise<void> {
    // A database outage does not end a job: the work continues, and the lease may expire.
    const isAlive = await this.#database.renewLease(id, slot).catch(() => true);
    if (!isAlive) this.giveUp(id);
  }
}
