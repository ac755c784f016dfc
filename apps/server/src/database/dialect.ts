import type { Expression, Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

type Selection<T extends keyof Tables> = SelectQueryBuilder<Tables, T, { id: string }>;

/** All in which SQLite and PostgreSQL differ for us. */
export interface Dialect {
  queries: Kysely<Tables>;

  /** Epoch milliseconds by the database's own clock, which all replicas share. */
  now: Expression<number>;

  /** Brings the tables up to date; safe when several processes do so at once. */
  migrate(): Promise<void>;

  /** Runs work that counts slots and takes one while nobody else does. */
  withSlotsLocked<T>(work: (queries: Kysely<Tables>) => Promise<T>): Promise<T>;

  /** Leaves out the rows that another process is taking at this moment. */
  skipTaken<T extends keyof Tables>(selection: Selection<T>): Selection<T>;

  /** Tells an outage from a mistake in a query. */
  isOutage(error: unknown): boolean;

  /** What has not been sent by then is refused. */
  close(): Promise<void>;
}
