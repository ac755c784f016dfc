import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';

const dayMilliseconds = 24 * 3_600_000;

/** Hashes a visitor's address for storage in a job. Hashes of different days cannot be compared. */
export class VisitorHash {
  readonly #database: Pick<Database, 'visitorKey'>;
  #day: number | undefined;
  #key: Promise<string> | undefined;

  constructor(database: Pick<Database, 'visitorKey'>) {
    this.#database = database;
  }

  async of(visitor: string): Promise<string> {
    return createHmac('sha256', await this.#keyOf(Math.floor(Date.now() / dayMilliseconds)))
      .update(visitor)
      .digest('base64url')
      .slice(0, 22);
  }

  #keyOf(day: number): Promise<string> {
    if (this.#key && this.#day === day) return this.#key;
    this.#day = day;
    const key = this.#database.visitorKey(day);
    this.#key = key;
    // After a failure, the next call asks the database again.
    key.catch(() => {
      if (this.#key === key) this.#key = undefined;
    });
    return key;
  }
}
