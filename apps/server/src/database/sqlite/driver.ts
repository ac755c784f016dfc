import { type CompiledQuery, type DatabaseConnection, DummyDriver, type QueryResult, SqliteAdapter } from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

/** Queries go to the thread as they come, which answers them in order. Kysely would else keep all but one waiting. */
export class SqliteFileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Lets Kysely speak to a file in its thread. */
export class SqliteFileDriver extends DummyDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super();
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return { executeQuery: (query) => this.#execute(query), streamQuery: unsupported };
  }

  override async beginTransaction(): Promise<void> {
    unsupported();
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#file.query(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }
}

function unsupported(): never {
  throw new Error('Every query of ours is a single statement, read as a whole');
}
