import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import type { Dialect } from './dialect.ts';
import { CREATE_MIGRATIONS_TABLE, missingMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** How long a write waits for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;

const OUTAGES = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)/;

/** SQLite in one file. Every query is a single statement, and SQLite runs one writing statement at a time. */
export async function openSqlite(file: string): Promise<Dialect> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  const queries = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    queries,
    migrate: async () => {
      configure(sqlite);
      sqlite.transaction(applyMigrations).immediate(sqlite);
    },
    withSlotsLocked: (work) => work(queries),
    skipTaken: (selection) => selection,
    isOutage: (error) => error instanceof Sqlite.SqliteError && OUTAGES.test(error.code),
  };
}

function configure(sqlite: Sqlite.Database): void {
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
}

function applyMigrations(sqlite: Sqlite.Database): void {
  sqlite.exec(CREATE_MIGRATIONS_TABLE);
  const applied = sqlite.prepare<[], { name: string }>('select name from schema_migrations').all();
  for (const { name, statements } of missingMigrations(applied)) {
    for (const statement of statements) sqlite.exec(statement);
    sqlite.prepare('insert into schema_migrations (name) values (?)').run(name);
  }
}
