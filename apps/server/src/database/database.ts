import type { ConversionJob, LogRow, NewJob } from './rows.ts';

/** Max number of leases: in total and per visitor. Wider networks get a multiple. */
export interface SlotLimits {
  slots: number;
  perVisitor: number;
}

/** `enough`: there are free slots, but this visitor already holds the maximum. */
export type Creation = { kind: 'created'; row: ConversionJob } | { kind: 'full' } | { kind: 'enough' };

export type Claim = { kind: 'claimed'; row: ConversionJob } | { kind: 'no-slot' } | { kind: 'refused' };

/**
 * Stores jobs for a short time and the log of conversions for a long time. Every change to a job is one atomic step, so
 * any number of processes may attempt it at once. All times use the database's clock. Calls reject with
 * `DatabaseUnavailable` when the database does not answer.
 */
export interface Database {
  /** Creates a job with a slot leased for a few seconds. */
  createJob(job: NewJob, limits: SlotLimits): Promise<Creation>;

  findJob(id: string): Promise<ConversionJob | undefined>;

  /**
   * Allows one upload per job. Before the first byte is written, marks the job as possibly having an object in the
   * bucket. A job whose lease has expired needs a free slot; if there is none, it may try again.
   */
  claimUpload(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /**
   * Resolves to false when the job has ended or expired in the meantime; the caller must then delete what it wrote. If
   * the job has no slot any more, it needs one to be converted.
   */
  finishUpload(id: string, bytes: number): Promise<boolean>;

  /** Moves the job from pending to processing once the upload is finished. */
  startProcessing(id: string, storagePath: string): Promise<ConversionJob | undefined>;

  /** Allows one conversion per job, on the same terms as an upload. */
  claimConversion(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /**
   * Call this every few seconds while working on a job, which keeps its slot or gives it back. Resolves to false when
   * the job has ended.
   */
  renewLease(id: string, slot: 'keep' | 'free'): Promise<boolean>;

  /** Makes all unfinished jobs of a process with this name due; resolves to their number. */
  releaseHeld(holder: string): Promise<number>;

  /** Frees the slot and erases personal data; resolves to false if the job had already ended. */
  endJob(id: string, status: 'completed' | 'failed'): Promise<boolean>;

  /** Marks the job as having no objects left in the bucket. */
  forgetObject(id: string): Promise<void>;

  /**
   * Expires at most `limit` due jobs and deletes their objects; resolves to the number of jobs. A job whose object
   * could not be deleted is left for the next sweep.
   */
  sweepExpired(limit: number, deleteObject: (jobId: string) => Promise<void>): Promise<number>;

  /** Returns those of the ids (at most a thousand) whose job may have an object in the bucket. */
  existingJobs(ids: readonly string[]): Promise<Set<string>>;

  /**
   * Deletes at most `limit` rows of jobs that ended at least this many milliseconds ago and have no object in the
   * bucket; resolves to the number of rows.
   */
  removeEndedJobs(milliseconds: number, limit: number): Promise<number>;

  liveLeases(): Promise<number>;

  /** The key for hashing visitors on this day (days since 1970). */
  visitorKey(day: number): Promise<string>;

  /** Writes all rows or none. Once resolved, they survive a crash of this process. */
  logConversions(rows: readonly LogRow[]): Promise<void>;

  /**
   * Adds up the oldest day of the log that had ended by `before`, only once per day, and deletes at most `limit` of its
   * rows; resolves to the number of rows. Days are in UTC.
   */
  rollUpLog(before: number, limit: number): Promise<number>;

  /** Rejects when the database cannot be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be reached, times out, or cannot write. A later retry may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The database is not available', { cause });
  }
}
