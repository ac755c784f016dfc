import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database.ts';
import { jobsSuite } from '../jobs.suite.ts';
import { logSuite } from '../log.suite.ts';
import { migrationsSuite } from '../migrations.suite.ts';
import { type DatabaseOptions, openDatabase } from '../open-database.ts';
import { retentionSuite } from '../retention.suite.ts';
import { slotsSuite } from '../slots.suite.ts';
import { sweepSuite } from '../sweep.suite.ts';
import type { DatabaseKind } from '../testing/suite-helpers.ts';
import { newJob, plenty } from '../testing/suite-helpers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-converter-sqlite-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => join(folder, randomUUID(), 'data.sqlite');

const sqlite: DatabaseKind = {
  name: 'SQLite',
  newPlace: async () => ({ sqliteFile: newFile() }),
  rows: async (place, table) =>
    inFile(place, (file) => file.prepare<[], Record<string, unknown>>(`select * from ${table}`).all()),
  execute: async (place, statement) => {
    inFile(place, (file) => file.exec(statement));
  },
};

function inFile<T>(place: DatabaseOptions, work: (file: Sqlite.Database) => T): T {
  if (!('sqliteFile' in place)) throw new Error('Not a place of SQLite');
  const file = new Sqlite(place.sqliteFile);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

migrationsSuite(sqlite);
jobsSuite(sqlite);
slotsSuite(sqlite);
sweepSuite(sqlite);
logSuite(sqlite);
retentionSuite(sqlite);

describe('a database in an SQLite file', () => {
  it('is found again with its rows', async () => {
    const sqliteFile = newFile();
    const before = await openDatabase({ sqliteFile });
    await before.createJob(newJob('job'), plenty);
    await before.close();
    const after = await openDatabase({ sqliteFile });
    expect(await after.liveLeases()).toBe(1);
    await after.close();
  });

  it('leaves nobody waiting when it is closed', async () => {
    const database = await openDatabase({ sqliteFile: newFile() });
    await Promise.allSettled([database.ping(), database.ping(), database.ping(), database.close()]);
    await expect(database.ping()).rejects.toThrow('closed');
  });

  it('is unavailable when it is none, and nothing of it stays open', async () => {
    const sqliteFile = newFile();
    await mkdir(sqliteFile, { recursive: true });
    await expect(openDatabase({ sqliteFile })).rejects.toThrow(DatabaseUnavailable);
    expect(process.getActiveResourcesInfo()).not.toContain('MessagePort');
  });

  it('refuses all who wait for it at once, not one after another', async () => {
    const sqliteFile = newFile();
    const database = await openDatabase({ sqliteFile });
    const other = new Sqlite(sqliteFile);
    other.exec('begin immediate');
    const callers = Array.from({ length: 20 }, (_, index) => database.endJob(`job-${index}`, 'failed'));
    const ended = Promise.allSettled(callers);
    await expect(callers[0]).rejects.toThrow(DatabaseUnavailable);
    // If the queries waited one after another, the next would find the file unlocked by now.
    other.exec('rollback');
    other.close();
    expect((await ended).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    expect(await database.endJob('job-0', 'failed')).toBe(false);
    await database.close();
  });

  it('is unavailable while another program keeps it locked, and comes back', async () => {
    const sqliteFile = newFile();
    const database = await openDatabase({ sqliteFile });
    const other = new Sqlite(sqliteFile);
    other.exec('begin immediate');
    const creation = database.createJob(newJob('job'), plenty);
    const ended = creation.then(
      () => 'created',
      () => 'refused',
    );
    // Waiting for the lock does not block work that needs no database.
    expect(await Promise.race([ended, delay(100, 'others go on')])).toBe('others go on');
    await expect(creation).rejects.toThrow(DatabaseUnavailable);
    other.exec('rollback');
    other.close();
    expect(await database.createJob(newJob('job'), plenty)).toMatchObject({ kind: 'created' });
    await database.close();
  });
});
