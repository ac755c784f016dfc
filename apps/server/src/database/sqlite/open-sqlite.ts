import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CamelCasePlugin, Kysely, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../rows.ts';
import { SqliteFileAdapter, SqliteFileDriver } from './driver.ts';
import { SqliteFailure, SqliteFile } from './sqlite-file.ts';

const outages = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)/;

/** SQLite in one file. Every query is a single statement, and SQLite runs one writing statement at a time. */
export async function openSqlite(path: string): Promise<Dialect> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = new SqliteFile(path);
  const queries = new Kysely<Tables>({
    dialect: {
      createDriver: () => new SqliteFileDriver(file),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteFileAdapter(),
      createIntrospector: (database) => new SqliteIntrospector(database),
    },
    plugins: [new CamelCasePlugin()],
  });
  return {
    queries,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    migrate: () => file.migrate(),
    withSlotsLocked: (work) => work(queries),
    skipTaken: (selection) => selection,
    isOutage: (error) => error instanceof SqliteFailure && outages.test(error.code),
    close: () => file.close(),
  };
}
