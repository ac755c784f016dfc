import type { Database } from '../database/database.ts';

/** Several times within a lease, so that one that comes late costs nothing. */
const renewMilliseconds = 3000;

/** A job that this process works on. The signal aborts when the visitor gives it up, or when it has ended elsewhere. */
interface OpenJob extends Disposable {
  readonly signal: AbortSignal;
}

/** The jobs that this process works on at this moment: their leases are renewed, and they can be given up. */
export class OpenJobs {
  readonly #database: Pick<Database, 'renewLease'>;
  readonly #jobs = new Map<string, AbortController>();

  constructor(database: Pick<Database, 'renewLease'>) {
    this.#database = database;
  }

  open(id: string): OpenJob {
    const controller = new AbortController();
    this.#jobs.set(id, controller);
    const renewing = setInterval(() => this.#renew(id), renewMilliseconds);
    const close = () => {
      clearInterval(renewing);
      if (this.#jobs.get(id) === controller) this.#jobs.delete(id);
    };
    return { signal: controller.signal, [Symbol.dispose]: close };
  }

  giveUp(id: string): void {
    this.#jobs.get(id)?.abort(new Error('given up'));
  }

  async #renew(id: string): Promise<void> {
    // A database that is away ends nothing: the work goes on, and the lease runs out if need be.
    const isAlive = await this.#database.renewLease(id).catch(() => true);
    if (!isAlive) this.giveUp(id);
  }
}
