import { sql } from 'kysely';
import { type Database, DatabaseUnavailable } from './database.ts';
import type { Dialect } from './dialect.ts';
import { endJob, existingJobs, forgetObject, removeEndedJobs } from './ending.ts';
import { logConversion, rollUpLog } from './log.ts';
import { openPostgres } from './postgres.ts';
import { claimConversion, createJob, liveLeases } from './slots.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { sweepExpired } from './sweep.ts';
import { claimUpload, findJob, finishUpload, startProcessing } from './uploads.ts';

export type DatabaseOptions = { sqliteFile: string } | { postgresUrl: string };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const dialect = 'sqliteFile' in options ? await openSqlite(options.sqliteFile) : openPostgres(options.postgresUrl);
  try {
    await reportingOutages(dialect, dialect.migrate());
  } catch (error) {
    await dialect.close();
    throw error;
  }
  return databaseOver(dialect);
}

function databaseOver(dialect: Dialect): Database {
  const { queries } = dialect;
  const run = <T>(work: Promise<T>) => reportingOutages(dialect, work);
  return {
    createJob: (job) => run(createJob(dialect, job)),
    findJob: (id) => run(findJob(queries, id)),
    claimUpload: (id, now) => run(claimUpload(queries, id, now)),
    finishUpload: (id, bytes) => run(finishUpload(queries, id, bytes)),
    startProcessing: (id, storagePath, now) => run(startProcessing(queries, id, storagePath, now)),
    claimConversion: (id, claim) => run(claimConversion(dialect, id, claim)),
    endJob: (id, status, now) => run(endJob(queries, id, status, now)),
    forgetObject: (id) => run(forgetObject(queries, id)),
    sweepExpired: (now, limit, deleteObject) => run(sweepExpired(dialect, now, limit, deleteObject)),
    existingJobs: (ids) => run(existingJobs(queries, ids)),
    removeEndedJobs: (before, limit) => run(removeEndedJobs(dialect, before, limit)),
    liveLeases: (now) => run(liveLeases(queries, now)),
    logConversion: (conversion) => run(logConversion(queries, conversion)),
    rollUpLog: (before, limit) => run(rollUpLog(dialect, before, limit)),
    ping: () => run(ping(dialect)),
    close: () => dialect.close(),
  };
}

async function ping({ queries }: Dialect): Promise<void> {
  await sql`select 1`.execute(queries);
}

async function reportingOutages<T>(dialect: Dialect, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw dialect.isOutage(error) ? new DatabaseUnavailable(error) : error;
  }
}
