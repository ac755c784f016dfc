import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

type Row = Record<string, string | number | null>;

/** Reads the database file as an operator would. */
export function rowsOf(dataDir: string): { jobs: Row[]; conversions: Row[] } {
  const sqlite = new Sqlite(join(dataDir, 'conversions.sqlite'), { readonly: true });
  try {
    return {
      jobs: sqlite.prepare<[], Row>('select * from conversion_jobs').all(),
      conversions: sqlite.prepare<[], Row>('select * from conversions order by rowid').all(),
    };
  } finally {
    sqlite.close();
  }
}
