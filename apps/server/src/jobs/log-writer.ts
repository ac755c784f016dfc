import type { ConversionLog as Row } from '../database/conversion-job.ts';
import type { Database } from '../database/database.ts';

/** Writes rows of the log in the background. */
export class LogWriter {
  readonly #database: Pick<Database, 'logConversion'>;
  readonly #lost: (error: unknown) => void;
  readonly #writing = new Set<Promise<void>>();

  constructor(database: Pick<Database, 'logConversion'>, lost: (error: unknown) => void) {
    this.#database = database;
    this.#lost = lost;
  }

  add(conversion: Omit<Row, 'createdAt'>): void {
    const writing = this.#database
      .logConversion({ ...conversion, createdAt: Date.now() })
      .catch(this.#lost)
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  async written(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
