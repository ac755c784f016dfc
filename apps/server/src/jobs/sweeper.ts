import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import type { TempStorage } from '../storage/storage.ts';

export interface SweeperServices {
  database: Pick<Database, 'sweepExpired' | 'existingJobs' | 'removeEndedJobs'>;
  storage: Pick<TempStorage, 'list' | 'deleteJob'>;
  metrics: Pick<Metrics, 'swept'>;
  warn: (message: string, error: unknown) => void;
}

const everyMilliseconds = 60_000;
const batch = 100;
/** Older than any job that is still alive. */
const orphanMilliseconds = 480_000;
const keepEndedMilliseconds = 24 * 3_600_000;

/** Takes away what died: jobs past their time with their uploads, uploads without a job, rows of a day ago. */
export class Sweeper {
  readonly #services: SweeperServices;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<unknown> = Promise.resolve();

  constructor(services: SweeperServices) {
    this.#services = services;
  }

  start(): void {
    const sweep = () => {
      this.#sweeping = this.sweep(Date.now()).catch((error: unknown) =>
        this.#services.warn('sweeping failed, the next turn tries again', error),
      );
    };
    sweep();
    this.#timer = setInterval(sweep, everyMilliseconds);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async sweep(now: number): Promise<{ expired: number; orphans: number }> {
    const expired = await this.#sweepJobs(now);
    const orphans = await this.#sweepOrphans(now);
    await this.#services.database.removeEndedJobs(now - keepEndedMilliseconds);
    this.#services.metrics.swept({ expired, orphans });
    return { expired, orphans };
  }

  async #sweepJobs(now: number): Promise<number> {
    const { database, storage } = this.#services;
    let total = 0;
    for (;;) {
      const swept = await database.sweepExpired(now, batch, (id) => storage.deleteJob(id));
      total += swept;
      if (swept < batch) return total;
    }
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
