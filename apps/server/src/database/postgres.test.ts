import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type DatabaseKind, expiry, holder, newJob, plenty, TestClock, uploadedJob } from './contract.ts';
import { DatabaseUnavailable } from './database.ts';
import { jobsContract } from './jobs.contract.ts';
import { logContract } from './log.contract.ts';
import { migrationsContract } from './migrations.contract.ts';
import { NewerSchema } from './migrations.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { openPatiently } from './open-patiently.ts';
import { retentionContract } from './retention.contract.ts';
import { slotsContract } from './slots.contract.ts';
import { sweepContract } from './sweep.contract.ts';
import { sweepClaim } from './sweep.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  newPlace: async () => ({ postgresUrl: await server.createSchema() }),
  rows: async (place, table) => {
    const { rows } = await onServer(place, `select to_json(t) as row from ${table} t`);
    return rows.map(({ row }) => row);
  },
  execute: async (place, statement) => {
    await onServer(place, statement);
  },
};

async function onServer(place: DatabaseOptions, statement: string) {
  if (!('postgresUrl' in place)) throw new Error('Not a place of PostgreSQL');
  const client = new pg.Client({ connectionString: place.postgresUrl });
  await client.connect();
  try {
    return await client.query<{ row: Record<string, unknown> }>(statement);
  } finally {
    await client.end();
  }
}

migrationsContract(postgres);
jobsContract(postgres);
slotsContract(postgres);
sweepContract(postgres);
logContract(postgres);
retentionContract(postgres);

describe('a database on a PostgreSQL server', () => {
  it('is unavailable while the server is away, and comes back with its rows', async () => {
    const database = await openDatabase({ postgresUrl: await server.createSchema() });
    await database.createJob(newJob('before'), plenty);
    await server.pause();
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await expect(database.createJob(newJob('during'), plenty)).rejects.toThrow(DatabaseUnavailable);
    await expect(database.claimUpload('before', holder, plenty)).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
    expect(await database.claimUpload('before', holder, plenty)).toMatchObject({ kind: 'claimed' });
    expect(await database.createJob(newJob('after'), plenty)).toMatchObject({ kind: 'created' });
    await database.close();
  });

  it('survives a server that goes away under many calls', async () => {
    const database = await openDatabase({ postgresUrl: await server.createSchema() });
    let isOver = false;
    const callers = Array.from({ length: 8 }, async (_, caller) => {
      const failures: unknown[] = [];
      for (let number = 0; !isOver; number++) {
        await database.createJob(newJob(`${caller}-${number}`), plenty).catch((error) => failures.push(error));
        await new Promise(setImmediate);
      }
      return failures;
    });
    await server.pause();
    await server.resume();
    await expect.poll(() => database.ping().then(() => 'answers', String)).toBe('answers');
    isOver = true;
    const failures = (await Promise.all(callers)).flat();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((failure) => !(failure instanceof DatabaseUnavailable))).toEqual([]);
    await database.close();
  });

  it('goes on sweeping after the server was away in the middle of a sweep', async () => {
    const clock = new TestClock();
    const database = await openDatabase({ postgresUrl: await server.createSchema() }, clock.read);
    await uploadedJob(database, 'job');
    clock.now = expiry;
    const sweep = database.sweepExpired(10, async () => {
      await server.pause();
    });
    await expect(sweep).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
    expect(await database.existingJobs(['job'])).toEqual(new Set(['job']));
    clock.now = expiry + sweepClaim;
    expect(await database.sweepExpired(10, async () => undefined)).toBe(1);
    await database.close();
  });

  it('cannot be opened while the server is away', async () => {
    const postgresUrl = await server.createSchema();
    await server.pause();
    await expect(openDatabase({ postgresUrl })).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
  });

  it('is opened patiently, but not for ever', async () => {
    const postgresUrl = await server.createSchema();
    const refusals: unknown[] = [];
    const open = vi.fn(() => openDatabase({ postgresUrl }));
    await server.pause();
    const opened = openPatiently(open, (refusal) => refusals.push(refusal), { inAll: 20, betweenTries: 10 });
    await expect(opened).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
    expect(open.mock.calls.length).toBeGreaterThan(1);
    expect(refusals).toEqual([expect.any(DatabaseUnavailable)]);
  });

  it('is not tried again when it answers that it is too new', async () => {
    const postgresUrl = await server.createSchema();
    await (await openDatabase({ postgresUrl })).close();
    await onServer({ postgresUrl }, `insert into schema_migrations (name) values ('9999-of-the-future')`);
    const open = vi.fn(() => openDatabase({ postgresUrl }));
    await expect(openPatiently(open, () => undefined)).rejects.toThrow(NewerSchema);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('gives up waiting for rows that another program keeps locked', async () => {
    const postgresUrl = await server.createSchema();
    const database = await openDatabase({ postgresUrl });
    await database.createJob(newJob('job'), plenty);
    const other = new pg.Client({ connectionString: postgresUrl });
    await other.connect();
    await other.query('begin; lock table conversion_jobs');
    await expect(database.claimUpload('job', holder, plenty)).rejects.toThrow(DatabaseUnavailable);
    await other.end();
    expect(await database.claimUpload('job', holder, plenty)).toMatchObject({ kind: 'claimed' });
    await database.close();
  });
});
