import { parentPort } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { CREATE_MIGRATIONS_TABLE, missingMigrations } from '../migrations.ts';
import type { Answer, Request } from './protocol.ts';

/** The thread that has the file open: it waits for the disk, and for other processes, while the server goes on. */

/** How long a write waits for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;

const port = parentPort;
if (!port) throw new Error('This is the program of a thread');

const [, , path = ''] = process.argv;
let opened: Sqlite.Database | undefined;
const file = () => {
  opened ??= new Sqlite(path, { timeout: BUSY_TIMEOUT });
  return opened;
};

port.on('message', (request: Request) => {
  port.postMessage(answer(request));
  if (request.kind === 'close') port.close();
});

function answer(request: Request): Answer {
  try {
    return perform(request);
  } catch (error) {
    const { message } = error as Error;
    return { failure: { code: error instanceof Sqlite.SqliteError ? error.code : '', message } };
  }
}

function perform(request: Request): Answer {
  switch (request.kind) {
    case 'migrate':
      migrate(file());
      return nothing;
    case 'query':
      return query(request);
    case 'close':
      opened?.close();
      return nothing;
  }
}

const nothing: Answer = { rows: [], changes: 0 };

function query({ sql, parameters }: Request & { kind: 'query' }): Answer {
  const statement = file().prepare<unknown[]>(sql);
  if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
}

function migrate(sqlite: Sqlite.Database): void {
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.transaction(applyMigrations).immediate(sqlite);
}

function applyMigrations(sqlite: Sqlite.Database): void {
  sqlite.exec(CREATE_MIGRATIONS_TABLE);
  const applied = sqlite.prepare<[], { name: string }>('select name from schema_migrations').all();
  for (const { name, statements } of missingMigrations(applied)) {
    for (const statement of statements) sqlite.exec(statement);
    sqlite.prepare('insert into schema_migrations (name) values (?)').run(name);
  }
}
