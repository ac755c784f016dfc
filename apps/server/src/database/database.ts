import type { ConversionJob, LogRow, NewJob } from './rows.ts';

/** How many leases may be held at once, by all visitors together and by each one. */
export interface SlotLimits {
  slots: number;
  perVisitor: number;
}

/** `enough`: there are free slots, but this visitor already holds as many as one visitor may. */
export type Creation = { kind: 'created'; row: ConversionJob } | { kind: 'full' } | { kind: 'enough' };

export type Claim = { kind: 'claimed'; row: ConversionJob } | { kind: 'no-slot' } | { kind: 'refused' };

/**
 * What the server stores about jobs, for a short time, and about conversions, for a long time. Every change to a job is
 * one atomic step that any number of processes may attempt at once. The database's clock is the one that counts. Calls
 * reject with `DatabaseUnavailable` when the database does not answer.
 */
export interface Database {
  /** Creates a job with a slot leased for a few seconds. */
  createJob(job: NewJob, limits: SlotLimits): Promise<Creation>;

  findJob(id: string): Promise<ConversionJob | undefined>;

  /**
   * Allows one upload per job, and notes before the first byte is written that the bucket may hold something. A job
   * whose lease has run out needs a free slot; if there is no free slot, it may try again.
   */
  claimUpload(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /** Resolves to false when the job has ended or expired in the meantime; the caller must then delete what it wrote. */
  finishUpload(id: string, bytes: number): Promise<boolean>;

  /** Moves the job from pending to processing once the upload is finished. */
  startProcessing(id: string, storagePath: string): Promise<ConversionJob | undefined>;

  /** Allows one conversion per job, on the same terms as an upload. */
  claimConversion(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /** To be called every few seconds while working on a job; resolves to false when the job has ended. */
  renewLease(id: string): Promise<boolean>;

  /** Makes all jobs due that a process of this name left unfinished; resolves to how many there were. */
  releaseHeld(holder: string): Promise<number>;

  /** Frees the slot and erases personal data; resolves to false when the job had already ended. */
  endJob(id: string, status: 'completed' | 'failed'): Promise<boolean>;

  /** Notes that the bucket holds nothing of this job any more. */
  forgetObject(id: string): Promise<void>;

  /**
   * Expires at most `limit` jobs that are due and deletes their objects; resolves to how many were done. A job whose
   * object could not be deleted is left for the next sweep.
   */
  sweepExpired(limit: number, deleteObject: (jobId: string) => Promise<void>): Promise<number>;

  /** Which of these ids (at most a thousand) belong to a job that may have something in the bucket. */
  existingJobs(ids: readonly string[]): Promise<Set<string>>;

  /**
   * Deletes at most `limit` rows of jobs that ended at least this many milliseconds ago and left nothing in the bucket;
   * resolves to how many.
   */
  removeEndedJobs(milliseconds: number, limit: number): Promise<number>;

  liveLeases(): Promise<number>;

  /** The key for hashing visitors on this day, which is counted in days since 1970. */
  visitorKey(day: number): Promise<string>;

  /** All of them or none. Once resolved, they survive a crash of this process. */
  logConversions(rows: readonly LogRow[]): Promise<void>;

  /**
   * Adds up, once and for all, the oldest day of the log that had ended by `before`, and deletes at most `limit` of its
   * rows; resolves to how many. Days are in UTC.
   */
  rollUpLog(before: number, limit: number): Promise<number>;

  /** Rejects when the database cannot be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be reached, does not answer in time, or cannot write. Trying again later may help. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The database is not available', { cause });
  }
}
