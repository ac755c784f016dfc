import type { NewJob } from './conversion-job.ts';
import type { Database } from './database.ts';
import type { DatabaseOptions } from './open-database.ts';

type Table = 'conversion_jobs' | 'conversions' | 'conversions_daily' | 'schema_migrations';

/** A kind of database to run the contract on. */
export interface DatabaseKind {
  name: string;
  /** A place for a database that does not exist yet. */
  newPlace(): Promise<DatabaseOptions>;
  /** The rows of a table as they are stored. */
  rows(place: DatabaseOptions, table: Table): Promise<Record<string, unknown>[]>;
  /** Does what no server would. */
  execute(place: DatabaseOptions, statement: string): Promise<void>;
}

/** Times of the tests: a job is made at 1,000, its slot is leased to 2,000, and it expires at 3,000. */
export const NOW = 1000;
export const LEASED = 2000;
export const EXPIRY = 3000;

export function newJob(id: string, changes: Partial<NewJob> = {}): NewJob {
  return {
    id,
    originalFilename: 'beach.heic',
    sourceFormat: 'heic',
    targetFormat: 'jpg',
    fileSize: 4_000_000_000,
    now: NOW,
    leaseUntil: LEASED,
    expiresAt: EXPIRY,
    slots: 100,
    ...changes,
  };
}

export async function uploadedJob(database: Database, id: string, changes: Partial<NewJob> = {}): Promise<void> {
  await database.createJob(newJob(id, changes));
  await database.claimUpload(id, NOW);
  await database.finishUpload(id, 5);
}

export async function processingJob(database: Database, id: string, changes: Partial<NewJob> = {}): Promise<void> {
  await uploadedJob(database, id, changes);
  await database.startProcessing(id, `temp/${id}/beach.heic`, NOW);
}
