import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, glob, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root starts it as the user that its package created. */
type Account = { uid: number; gid: number } | Record<string, never>;

/** Stops the server and removes its folder when stdin ends: on request, or when the test process is gone. */
const cleanUpCommand = 'cat > /dev/null; "$1/pg_ctl" stop --pgdata="$2/data" --mode=immediate; rm -rf "$2"';

export interface TestPostgres {
  url: string;
  /** The folder with everything the server has written: tables, its log and its output. */
  folder: string;
  /** Stops the server as an operator would: running queries are aborted. */
  pause(): Promise<void>;
  /** Starts it again with the same data on the same port. */
  resume(): Promise<void>;
  /** Stops the server for good and removes its data. */
  stop(): Promise<void>;
}

/** A throwaway PostgreSQL server on a free loopback port. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = await findPrograms();
  const account = await findAccount();
  const folder = await mkdtemp(join(tmpdir(), 'image-converter-postgres-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  const cleaner = spawn('sh', ['-c', cleanUpCommand, 'sh', bin, folder], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

  const data = join(folder, 'data');
  const port = await freePort();
  // Its data need not survive a power failure.
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB -c fsync=off`;
  const call = (program: string, ...args: string[]) => run(join(bin, program), args, { ...account, cwd: folder });
  const resume = async () => {
    await call('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', options);
  };
  await call(
    'initdb',
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  );
  await resume();

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    folder,
    resume,
    async pause() {
      await call('pg_ctl', 'stop', '--wait', '--pgdata', data, '--mode=fast');
    },
    async stop() {
      cleaner.stdin.end();
      await once(cleaner, 'exit');
    },
  };
}

/** The URL of a new schema on this server: as empty as a new database, but much faster to create. */
export async function createSchema(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create schema ${name}`);
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

export async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

async function findPrograms(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for await (const folder of glob('/usr/lib/postgresql/*/bin')) folders.unshift(folder);
  for (const folder of folders) {
    if (await exists(join(folder, 'initdb'))) return folder;
  }
  throw new Error('PostgreSQL is not installed; these tests need its server: apt-get install postgresql');
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
