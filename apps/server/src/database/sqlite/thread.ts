import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { createMigrationsTable, missingMigrations } from '../migrations.ts';
import type { Answer, Request } from './protocol.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** The thread that owns the file. It waits for the disk and for other processes while the server carries on. */

/**
 * Milliseconds a write waits for another process that is writing. Short, because a visitor's browser can convert
 * instead of waiting. Replicas that start together wait longer for the one that migrates the tables.
 */
const busyTimeout = 1000;
const migrationTimeout = 5000;

const port = parentPort;
if (!port) throw new Error('This is the program of a thread');

const [, , path = ''] = process.argv;
let opened: Sqlite.Database | undefined;
const file = () => {
  opened ??= new Sqlite(path, { timeout: busyTimeout });
  return opened;
};

port.on('message', (request: Request) => {
  const given = answer(request);
  // Collected before the answer is posted: requests that arrive later have not waited.
  const waiting = isLocked(given) ? allReceived() : [];
  port.postMessage(given);
  if (request.kind === 'close') port.close();
  refuse(waiting, given);
});

function isLocked(given: Answer): boolean {
  return 'failure' in given && /^SQLITE_(BUSY|LOCKED)/.test(given.failure.code);
}

/**
 * Fails queries that arrived during the wait: they have waited just as long, and retrying each in turn could take
 * minutes.
 */
function refuse(waiting: readonly Request[], refusal: Answer): void {
  for (const request of waiting) {
    port?.postMessage(request.kind === 'query' ? refusal : answer(request));
    if (request.kind === 'close') port?.close();
  }
}

function allReceived(): Request[] {
  const requests: Request[] = [];
  for (let next = received(); next; next = received()) requests.push(next);
  return requests;
}

function received(): Request | undefined {
  return port ? receiveMessageOnPort(port)?.message : undefined;
}

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
  sqlite.pragma(`busy_timeout = ${migrationTimeout}`);
  retryWhileBusy(migrationTimeout, () => sqlite.pragma('journal_mode = WAL'));
  sqlite.pragma('synchronous = FULL');
  sqlite.transaction(applyMigrations).immediate(sqlite);
  sqlite.pragma(`busy_timeout = ${busyTimeout}`);
}

function applyMigrations(sqlite: Sqlite.Database): void {
  sqlite.exec(createMigrationsTable);
  const applied = sqlite.prepare<[], { name: string }>('select name from schema_migrations').all();
  for (const { name, statements } of missingMigrations(applied)) {
    for (const statement of statements) sqlite.exec(statement);
    sqlite.prepare('insert into schema_migrations (name) values (?)').run(name);
  }
}
