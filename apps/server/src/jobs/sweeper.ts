import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import type { TempStorage } from '../storage/storage.ts';

export interface SweeperServices {
  database: Pick<Database, 'sweepExpired' | 'existingJobs' | 'removeEndedJobs' | 'rollUpLog'>;
  storage: Pick<TempStorage, 'list' | 'deleteJob'>;
  metrics: Pick<Metrics, 'swept'>;
  /** How long rows of the log are kept. */
  logDays: number;
  warn: (message: string, error: unknown) => void;
}

/**
 * A job expires a minute after its last update. Together with this interval and the duration of a sweeper's claim, its
 * upload is gone within two minutes, even if a sweeper dies while deleting it.
 */
const everyMilliseconds = 15_000;
/** Listing the whole bucket is more expensive, and only finds something after a database has been lost. */
const orphansEveryMilliseconds = 60_000;
const batch = 100;
/** Uploads looked up per query: databases limit the length of a list. */
const lookUp = 500;
/** Rows deleted per query: few enough that other queries do not have to wait. */
const removal = 1000;
/** Files still being uploaded are younger than this, and are recorded in the database before the upload starts. */
const orphanMilliseconds = 60_000;
const dayMilliseconds = 24 * 3_600_000;
/** Max batches per sweep: a log that was never rolled up must not keep the sweeper from its other work. */
const maxRollUps = 100;

/** Removes leftovers: expired jobs with their uploads, uploads without a job, and old rows. */
export class Sweeper {
  readonly #services: SweeperServices;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<unknown> | undefined;
  #orphansSweptAt = 0;

  constructor(services: SweeperServices) {
    this.#services = services;
  }

  start(): void {
    // If a sweep takes longer than the interval, the next one is skipped.
    const sweep = () => {
      this.#sweeping ??= this.sweep(Date.now())
        .catch((error: unknown) => this.#services.warn('sweeping failed; will retry', error))
        .finally(() => {
          this.#sweeping = undefined;
        });
    };
    sweep();
    this.#timer = setInterval(sweep, everyMilliseconds);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async sweep(now: number): Promise<{ expired: number; orphans: number }> {
    const expired = await this.#sweepJobs();
    const orphans = await this.#sweepOrphansInTurn(now);
    await inBatches(removal, (limit) => this.#services.database.removeEndedJobs(dayMilliseconds, limit));
    await this.#rollUpLog(now);
    this.#services.metrics.swept({ expired, orphans });
    return { expired, orphans };
  }

  async #sweepJobs(): Promise<number> {
    const { database, storage } = this.#services;
    return inBatches(batch, (limit) => database.sweepExpired(limit, (id) => storage.deleteJob(id)));
  }

  async #rollUpLog(now: number): Promise<void> {
    const { database, logDays } = this.#services;
    for (let turn = 0; turn < maxRollUps; turn++) {
      if ((await database.rollUpLog(now - logDays * dayMilliseconds, removal)) === 0) return;
    }
  }

  async #sweepOrphansInTurn(now: number): Promise<number> {
    if (Math.abs(now - this.#orphansSweptAt) < orphansEveryMilliseconds) return 0;
    this.#orphansSweptAt = now;
    return this.#sweepOrphans(now);
  }

  async #sweepOrphans(now: number): Promise<number> {
    let total = 0;
    const old = new Set<string>();
    for await (const { jobId, modifiedAt } of this.#services.storage.list()) {
      if (modifiedAt < now - orphanMilliseconds) old.add(jobId);
      if (old.size < lookUp) continue;
      total += await this.#deleteOrphans(old);
      old.clear();
    }
    return total + (await this.#deleteOrphans(old));
  }

  async #deleteOrphans(ids: ReadonlySet<string>): Promise<number> {
    const { database, storage } = this.#services;
    const known = await database.existingJobs([...ids]);
    const orphans = [...ids].filter((id) => !known.has(id));
    for (const id of orphans) await storage.deleteJob(id);
    return orphans.length;
  }
}

/** Repeats until a batch is not full; resolves to the total. */
async function inBatches(limit: number, work: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work(limit);
    total += done;
    if (done < limit) return total;
  }
}
