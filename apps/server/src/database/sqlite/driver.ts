import { type CompiledQuery, type DatabaseConnection, DummyDriver, type QueryResult, SqliteAdapter } from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

/**
 * Sends queries to the thread as they arrive; the thread answers them in order. Otherwise Kysely would allow only one
 * at a time.
 */
export class SqliteFileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Connects Kysely to a file in its own thread. */
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
