import type { Expression, Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './rows.ts';

type Selection<T extends keyof Tables> = SelectQueryBuilder<Tables, T, { id: string }>;

/** The differences between SQLite and PostgreSQL. */
export interface Dialect {
  queries: Kysely<Tables>;

  /** Epoch milliseconds on the database's own clock, which all replicas share. */
  now: Expression<number>;

  /** Migrates the tables; safe to run in several processes at once. */
  migrate(): Promise<void>;

  /** Runs `work`, which counts slots and takes one, while no other process does the same. */
  withSlotsLocked<T>(work: (queries: Kysely<Tables>) => Promise<T>): Promise<T>;

  /** Skips rows that another process is claiming. */
  skipTaken<T extends keyof Tables>(selection: Selection<T>): Selection<T>;

  /** Whether the error is an outage rather than a mistake in a query. */
  isOutage(error: unknown): boolean;

  /** Refuses queries that have not been sent yet. */
  close(): Promise<void>;
}
