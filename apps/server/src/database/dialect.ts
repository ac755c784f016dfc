import type { Expression, Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './rows.ts';

type Selection<T extends keyof Tables> = SelectQueryBuilder<Tables, T, { id: string }>;

/** Everything in which SQLite and PostgreSQL differ for us. */
export interface Dialect {
  queries: Kysely<Tables>;

  /** Epoch milliseconds by the database's own clock, which all replicas share. */
  now: Expression<number>;

  /** Brings the tables up to date; safe when several processes do so at once. */
  migrate(): Promise<void>;

  /** Runs work that counts slots and takes one, with no other process doing so at the same time. */
  withSlotsLocked<T>(work: (queries: Kysely<Tables>) => Promise<T>): Promise<T>;

  /** Skips rows that another process is claiming at the moment. */
  skipTaken<T extends keyof Tables>(selection: Selection<T>): Selection<T>;

  /** Distinguishes an outage from a mistake in a query. */
  isOutage(error: unknown): boolean;

  /** Queries that have not been sent when this is called are refused. */
  close(): Promise<void>;
}
