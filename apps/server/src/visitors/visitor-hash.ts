import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { hashLength, networksOf, separator } from './networks.ts';

const dayMilliseconds = 24 * 3_600_000;

/** Hashes a visitor's networks for storage in a job. Hashes of different days cannot be compared. */
export class VisitorHash {
  readonly #database: Pick<Database, 'visitorKey'>;
  #day: number | undefined;
  #key: Promise<string> | undefined;

  constructor(database: Pick<Database, 'visitorKey'>) {
    this.#database = database;
  }

  async of(visitor: string): Promise<string> {
    const key = await this.#keyOf(Math.floor(Date.now() / dayMilliseconds));
    const hash = (name: string) => createHmac('sha256', key).update(name).digest('base64url').slice(0, hashLength);
    return networksOf(visitor)
      .map(({ name }) => hash(name))
      .join(separator);
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
