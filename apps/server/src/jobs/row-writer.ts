import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/database.ts';
import type { LogRow } from '../database/rows.ts';
import type { JobServices } from './job-services.ts';

/** Limits memory use: rows beyond it are lost. */
const maxRows = 10_000;
const rowsPerWrite = 100;

interface Services extends Pick<JobServices, 'warn'> {
  readonly database: Pick<JobServices['database'], 'logConversions'>;
  readonly metrics: Pick<JobServices['metrics'], 'logRowLost'>;
}

/** Writes the server's own rows to the log. During an outage of the database, they wait for its end. */
export class RowWriter {
  readonly #services: Services;
  readonly #pauseMilliseconds: number;
  readonly #rows: LogRow[] = [];
  #writing: Promise<void> | undefined;
  #isEnding = false;

  constructor(services: Services, pauseMilliseconds = 1000) {
    this.#services = services;
    this.#pauseMilliseconds = pauseMilliseconds;
  }

  /** In the background. */
  add(row: LogRow): void {
    if (this.#rows.length < maxRows) this.#rows.push(row);
    else this.#services.metrics.logRowLost();
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when all rows are written, or lost because the database is away. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#rows.length > 0) {
      const rows = this.#rows.slice(0, rowsPerWrite);
      try {
        await this.#services.database.logConversions(rows);
        this.#rows.splice(0, rows.length);
      } catch (error) {
        if (this.#isEnding || !(error instanceof DatabaseUnavailable)) return this.#giveUp(error);
        await delay(this.#pauseMilliseconds);
      }
    }
  }

  #giveUp(error: unknown): void {
    for (const _ of this.#rows.splice(0)) this.#services.metrics.logRowLost();
    this.#services.warn('conversions could not be logged', error);
  }
}
