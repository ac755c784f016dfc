import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSchema, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { DatabaseUnavailable } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openWithRetries } from './open-with-retries.ts';
import { sweepClaim } from './sweep.ts';
import { expiry, holder, newJob, plenty, TestClock, uploadedJob } from './testing/suite-helpers.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

describe('a database on a PostgreSQL server', () => {
  it('is unavailable while the server is away, and comes back with its rows', async () => {
    const database = await openDatabase({ postgresUrl: await createSchema(server.url) });
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
    const database = await openDatabase({ postgresUrl: await createSchema(server.url) });
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
    const database = await openDatabase({ postgresUrl: await createSchema(server.url) }, clock.read);
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
    const postgresUrl = await createSchema(server.url);
    await server.pause();
    await expect(openDatabase({ postgresUrl })).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
  });

  it('is opened patiently, but not for ever', async () => {
    const postgresUrl = await createSchema(server.url);
    const refusals: unknown[] = [];
    const open = vi.fn(() => openDatabase({ postgresUrl }));
    await server.pause();
    const opened = openWithRetries(open, (refusal) => refusals.push(refusal), { inAll: 20, betweenTries: 10 });
    await expect(opened).rejects.toThrow(DatabaseUnavailable);
    await server.resume();
    expect(open.mock.calls.length).toBeGreaterThan(1);
    expect(refusals).toEqual([expect.any(DatabaseUnavailable)]);
  });
});
