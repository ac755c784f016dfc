import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import type { TempStorage } from '../storage/storage.ts';

export interface SweeperServices {
  database: Pick<Database, 'sweepExpired' | 'existingJobs' | 'removeEndedJobs'>;
  storage: Pick<TempStorage, 'list' | 'deleteJob'>;
  metrics: Pick<Metrics, 'swept'>;
  warn: (message: string, error: unknown) => void;
}

/**
 * A job ends a minute after its last sign of life; with this and the time that a sweeper keeps a job to itself, its
 * upload is gone within two, even if a sweeper dies over it.
 */
const everyMilliseconds = 15_000;
/** Listing the whole bucket costs more, and finds something only after a database was lost. */
const orphansEveryMilliseconds = 60_000;
const batch = 100;
/** What an upload is written to is younger, and noted in the database before. */
const orphanMilliseconds = 60_000;
const keepEndedMilliseconds = 24 * 3_600_000;

/** Takes away what died: jobs past their time with their uploads, uploads without a job, rows of a day ago. */
export class Sweeper {
  readonly #services: SweeperServices;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<unknown> | undefined;
  #orphansSweptAt = 0;

  constructor(services: SweeperServices) {
    this.#services = services;
  }

  start(): void {
    // A turn that takes longer than it should is not overtaken by the next.
    const sweep = () => {
      this.#sweeping ??= this.sweep(Date.now())
        .catch((error: unknown) => this.#services.warn('sweeping failed, the next turn tries again', error))
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
    await this.#services.database.removeEndedJobs(keepEndedMilliseconds);
    this.#services.metrics.swept({ expired, orphans });
    return { expired, orphans };
  }

  async #sweepJobs(): Promise<number> {
    const { database, storage } = this.#services;
    let total = 0;
    for (;;) {
      const swept = await database.sweepExpired(batch, (id) => storage.deleteJob(id));
      total += swept;
      if (swept < batch) return total;
    }
  }

  async #sweepOrphansInTurn(now: number): Promise<number> {
    if (Math.abs(now - this.#orphansSweptAt) < orphansEveryMilliseconds) return 0;
    this.#orphansSweptAt = now;
    return this.#sweepOrphans(now);
  }

  async #sweepOrphans(now: number): Promise<number> {
    const { database, storage } = this.#services;
    const old = new Set<string>();
    for await (const { path, modifiedAt } of storage.list()) {
      const id = path.split('/')[1];
      if (id && modifiedAt < now - orphanMilliseconds) old.add(id);
    }
    const known = await database.existingJobs([...old]);
    const orphans = [...old].filter((id) => !known.has(id));
    for (const id of orphans) await storage.deleteJob(id);
    return orphans.length;
  }
}
