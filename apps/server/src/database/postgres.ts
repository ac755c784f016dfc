import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Dialect } from './dialect.ts';
import { createMigrationsTable, missingMigrations, NewerSchema } from './migrations.ts';
import { type Tables, UnknownOptions } from './rows.ts';

/** Keys of our advisory locks are pairs of numbers; all share the first. */
const lockSpace = 20_571;
const migrationLock = 1;
const slotsLock = 2;

const int8 = 20;

/** SQLSTATE classes: connection, resources, operator intervention (shutdown, timeout), system error. */
const outages = /^(08|53|57|58)/;

export function openPostgres(url: string): Dialect {
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(url) }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    queries,
    now: sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`,
    migrate: () => migrate(queries),
    withSlotsLocked: (work) =>
      queries.transaction().execute(async (transaction) => {
        await lock(transaction, slotsLock);
        return work(transaction);
      }),
    skipTaken: (selection) => selection.forUpdate().skipLocked(),
    isOutage,
    close: () => queries.destroy(),
  };
}

/** Times are in milliseconds unless stated otherwise. */
function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    // Longer than statement_timeout, so it applies only if the database does not answer at all.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Drops connections whose other end has silently vanished.
    maxLifetimeSeconds: 60,
    types: { getTypeParser: parserOf },
  });
  // The next query reports a lost connection, and the pool replaces it. Without a listener, the event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Sizes, times and counts are far below 2^53, so numbers hold them exactly. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format);

async function migrate(queries: Kysely<Tables>): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, migrationLock);
    await sql.raw(createMigrationsTable).execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(transaction);
    for (const { name, statements } of missingMigrations(rows)) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into schema_migrations (name) values (${name})`.execute(transaction);
    }
  });
}

/** The lock is held until the transaction ends. */
async function lock(transaction: Kysely<Tables>, key: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockSpace)}, ${sql.lit(key)})`.execute(transaction);
}

/** An error without an SQLSTATE did not come from the database: it could not be reached. */
function isOutage(error: unknown): boolean {
  const isOurs = error instanceof NewerSchema || error instanceof UnknownOptions;
  if (isOurs || error instanceof TypeError) return false;
  return error instanceof pg.DatabaseError ? outages.test(error.code ?? '') : true;
}
