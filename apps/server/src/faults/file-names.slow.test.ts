import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../storage/disk.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { sweepFolderLater, sweepLater } from '../testing/sweep-later.ts';

const names = Array.from({ length: 24 }, (_, index) => `grandmother-${index}.tif`);
/** Part of every file name, so it is found with or without the path, even if the name was shortened. */
const words = Buffer.from('grandmother');

/** All files below a folder whose name or content contains words from visitors' file names. */
function filesWithWords(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.name.includes(String(words)) || (entry.isFile() && holdsWords(join(entry.parentPath, entry.name))),
    )
    .map(({ parentPath, name }) => join(parentPath, name));
}

function holdsWords(file: string): boolean {
  return readFileSync(file).includes(words);
}

/** Runs a job to one of the possible outcomes, or leaves it open. */
async function use({ visitor }: ServerProcess, name: string, index: number): Promise<void> {
  const bytes = index % 4 === 1 ? new TextEncoder().encode('no picture') : smallTiff;
  const job = { ...(await visitor.job(bytes.length, { ...tiff, original_filename: name })), original_filename: name };
  if (index % 4 === 3) return;
  expect((await visitor.upload(job, bytes)).status).toBe(200);
  expect((await visitor.update(job)).status).toBe(200);
  if (index % 4 === 2) return;
  expect((await visitor.convert(job)).status).toBe(index % 4 === 1 ? 422 : 200);
}

async function useAll(server: ServerProcess): Promise<void> {
  for (const [index, name] of names.entries()) await use(server, name, index);
}

describe('the name of a file is in nothing that SQLite writes', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ CONVERSION_SLOTS: '1000' });
    await useAll(server);
  });
  afterAll(() => server.close());

  const database = () => join(server.dataDir, 'conversions.sqlite');

  it('while jobs are completed, failed, uploaded and announced', { tags: '@promise:nothing-stored' }, () => {
    expect(readdirSync(server.dataDir)).toContain('conversions.sqlite-wal');
    expect(filesWithWords(server.dataDir)).toEqual([]);
  });

  it('nor in a backup of that moment', async () => {
    const file = new Sqlite(database());
    await file.backup(join(server.dataDir, 'backup.sqlite'));
    file.exec(`vacuum into '${join(server.dataDir, 'vacuumed.sqlite')}'`);
    file.close();
    expect(filesWithWords(server.dataDir)).toEqual([]);
  });

  it('nor after a crash, a sweep and a clean end', async () => {
    await server.kill();
    expect(filesWithWords(server.dataDir)).toEqual([]);
    await server.start();
    expect(await server.terminate()).toBe(0);
    await sweepFolderLater(server.dataDir);
    expect(filesWithWords(server.dataDir)).toEqual([]);
  });
});

describe('the name of a file is in nothing that PostgreSQL writes', () => {
  let postgres: TestPostgres;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServerProcess({ CONVERSION_SLOTS: '1000', DATABASE_URL: postgres.url });
    await useAll(server);
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  it('neither in its tables nor in its log, while jobs live and after them', async () => {
    await sweepLater({ postgresUrl: postgres.url }, diskStorage(join(server.dataDir, 'temp-conversions')));
    // A stopped server has written everything.
    await postgres.pause();
    expect(filesWithWords(join(postgres.folder, 'data', 'pg_wal'))).toEqual([]);
    expect(filesWithWords(postgres.folder)).toEqual([]);
    expect(filesWithWords(server.dataDir)).toEqual([]);
    await postgres.resume();
  });
});
