import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Dialect } from './dialect.ts';
import { CREATE_MIGRATIONS_TABLE, missingMigrations, NewerSchema } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Keys of our advisory locks: two numbers, the first for all of ours. */
const LOCK_SPACE = 20_571;
const MIGRATION_LOCK = 1;
const SLOTS_LOCK = 2;

const INT8 = 20;

/** SQLSTATE classes: connection, resources, operator intervention (shutdown, time-out), system error. */
const OUTAGES = /^(08|53|57|58)/;

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
        await lock(transaction, SLOTS_LOCK);
        return work(transaction);
      }),
    skipTaken: (selection) => selection.forUpdate().skipLocked(),
    isOutage,
    close: () => queries.destroy(),
  };
}

/** Times in milliseconds unless said otherwise. */
function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    // The server's own time-out comes first; this one is for a server that is silent.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // A connection whose other end vanished without a word is given up after this time.
    maxLifetimeSeconds: 60,
    types: { getTypeParser: parserOf },
  });
  // A lost connection is reported by the query that needs it, and replaced by the pool; an unheard event would end
  // the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Sizes, times and counts are far below 2^53. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format);

async function migrate(queries: Kysely<Tables>): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, MIGRATION_LOCK);
    await sql.raw(CREATE_MIGRATIONS_TABLE).execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(transaction);
    for (const { name, statements } of missingMigrations(rows)) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into schema_migrations (name) values (${name})`.execute(transaction);
    }
  });
}

/** Held to the end of the transaction. */
async function lock(transaction: Kysely<Tables>, key: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_SPACE)}, ${sql.lit(key)})`.execute(transaction);
}

/** What the server did not answer with an SQLSTATE of its own happened on the way to it. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof NewerSchema) return false;
  return error instanceof pg.DatabaseError ? OUTAGES.test(error.code ?? '') : true;
}
