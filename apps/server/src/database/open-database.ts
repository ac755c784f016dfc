import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { claimConversion, claimUpload } from './claims.ts';
import { type Database, DatabaseUnavailable } from './database.ts';
import type { Dialect } from './dialect.ts';
import { endJob, existingJobs, forgetObject, removeEndedJobs } from './ending.ts';
import { logConversions, rollUpLog } from './log.ts';
import { openPostgres } from './postgres.ts';
import { createJob, liveLeases } from './slots.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { sweepExpired } from './sweep.ts';
import { findJob, finishUpload, releaseHeld, renewLease, startProcessing } from './uploads.ts';

export type DatabaseOptions = { sqliteFile: string } | { postgresUrl: string };

/** Opens and migrates the database. `clock` returns epoch milliseconds, for tests that set the time. */
export async function openDatabase(options: DatabaseOptions, clock?: () => number): Promise<Database> {
  const dialect = 'sqliteFile' in options ? await openSqlite(options.sqliteFile) : openPostgres(options.postgresUrl);
  try {
    await reportingOutages(dialect, dialect.migrate());
  } catch (error) {
    await dialect.close();
    throw error;
  }
  return databaseOver(clock ? withClock(dialect, clock) : dialect);
}

function withClock(dialect: Dialect, clock: () => number): Dialect {
  return {
    ...dialect,
    get now() {
      return sql<number>`cast(${sql.lit(clock())} as bigint)`;
    },
  };
}

function databaseOver(dialect: Dialect): Database {
  const { queries } = dialect;
  const run = <T>(work: Promise<T>) => reportingOutages(dialect, work);
  return {
    createJob: (job, limits) => run(createJob(dialect, job, limits)),
    findJob: (id) => run(findJob(dialect, id)),
    claimUpload: (id, holder, limits) => run(claimUpload(dialect, id, holder, limits)),
    finishUpload: (id, bytes) => run(finishUpload(dialect, id, bytes)),
    startProcessing: (id, storagePath) => run(startProcessing(dialect, id, storagePath)),
    claimConversion: (id, holder, limits) => run(claimConversion(dialect, id, holder, limits)),
    renewLease: (id, slot) => run(renewLease(dialect, id, slot)),
    releaseHeld: (holder) => run(releaseHeld(dialect, holder)),
    endJob: (id, status) => run(endJob(dialect, id, status)),
    forgetObject: (id) => run(forgetObject(queries, id)),
    sweepExpired: (limit, deleteObject) => run(sweepExpired(dialect, limit, deleteObject)),
    existingJobs: (ids) => run(existingJobs(queries, ids)),
    removeEndedJobs: (milliseconds, limit) => run(removeEndedJobs(dialect, milliseconds, limit)),
    liveLeases: () => run(liveLeases(dialect)),
    visitorKey: (day) => run(visitorKey(dialect, day)),
    logConversions: (rows) => run(logConversions(queries, rows)),
    rollUpLog: (before, limit) => run(rollUpLog(dialect, before, limit)),
    ping: () => run(ping(dialect)),
    close: () => dialect.close(),
  };
}

/** Writes a row, because a full disk can still be read. */
async function ping({ queries, now }: Dialect): Promise<void> {
  await queries
    .insertInto('readiness')
    .values({ id: 1, checkedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt: now }))
    .execute();
}

async function reportingOutages<T>(dialect: Dialect, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw dialect.isOutage(error) ? new DatabaseUnavailable(error) : error;
  }
}

/** The key of a day, shared by all replicas: the first to ask creates it. Keys of other days are deleted. */
async function visitorKey({ queries }: Dialect, day: number): Promise<string> {
  await queries.deleteFrom('visitorKeys').where('day', '!=', day).execute();
  await queries
    .insertInto('visitorKeys')
    .values({ day, key: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await queries
    .selectFrom('visitorKeys')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}
