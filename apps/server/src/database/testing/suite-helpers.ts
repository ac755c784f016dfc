import { targetDefaults } from '@image-converter/formats/options';
import type { Database, SlotLimits } from '../database.ts';
import { announcedLease, lifetime, workingLease } from '../leases.ts';
import type { DatabaseOptions } from '../open-database.ts';
import type { NewJob } from '../rows.ts';

type Table = 'conversion_jobs' | 'conversions' | 'conversions_daily' | 'schema_migrations';

/** A database backend to run the suite on. */
export interface DatabaseKind {
  name: string;
  /** The location of a database that does not exist yet. */
  newPlace(): Promise<DatabaseOptions>;
  /** The rows of a table as stored. */
  rows(place: DatabaseOptions, table: Table): Promise<Record<string, unknown>[]>;
  /** Runs a statement that the server itself never runs. */
  execute(place: DatabaseOptions, statement: string): Promise<void>;
}

/** Times used by the tests: announcement, end of the first lease, end of a renewed lease, expiry of the job. */
export const announcedAt = 1_800_000_000_000;
export const leased = announcedAt + announcedLease;
export const renewed = announcedAt + workingLease;
export const expiry = announcedAt + lifetime;

/** A clock that stands still until it is set. */
export class TestClock {
  now = announcedAt;
  readonly read = () => this.now;
}

export const holder = 'replica-1';

export const plenty: SlotLimits = { slots: 1000, perVisitor: 1000 };

export function slots(count: number): SlotLimits {
  return { slots: count, perVisitor: count };
}

/** Each job has its own visitor unless `changes` sets one. */
export function newJob(id: string, changes: Partial<NewJob> = {}): NewJob {
  return {
    id,
    originalFilename: 'beach.heic',
    sourceFormat: 'heic',
    options: targetDefaults('jpg'),
    fileSize: 4_000_000_000,
    visitor: `visitor-of-${id}`,
    holder,
    ...changes,
  };
}

export async function uploadedJob(database: Database, id: string, limits = plenty): Promise<void> {
  await database.createJob(newJob(id), limits);
  await database.claimUpload(id, holder, limits);
  await database.finishUpload(id, 5);
}

export async function processingJob(database: Database, id: string, limits = plenty): Promise<void> {
  await uploadedJob(database, id, limits);
  await database.startProcessing(id, `temp/${id}/beach.heic`);
}
