import type { ConversionJob, ConversionLog, NewJob } from './conversion-job.ts';

export type ConversionClaim = { kind: 'claimed'; row: ConversionJob } | { kind: 'no-slot' } | { kind: 'refused' };

/**
 * What the server keeps, for a short while, about jobs, and for long about conversions. Every change of a job is one
 * atomic step that any number of processes may try at once. Calls reject with `DatabaseUnavailable` when the database
 * does not answer.
 */
export interface Database {
  /** The new job with a leased slot; undefined when all slots are taken. */
  createJob(job: NewJob): Promise<ConversionJob | undefined>;

  findJob(id: string): Promise<ConversionJob | undefined>;

  /** Allows one upload per job and notes, before a byte is written, that the bucket may hold something. */
  claimUpload(id: string, now: number): Promise<ConversionJob | undefined>;

  /** False when the job ended or expired meanwhile: what was written must then be deleted by the caller. */
  finishUpload(id: string, bytes: number): Promise<boolean>;

  /** From pending to processing, once the upload is finished. */
  startProcessing(id: string, storagePath: string, now: number): Promise<ConversionJob | undefined>;

  /** Allows one conversion per job. A job whose lease ran out needs a free slot; without one it may try again. */
  claimConversion(id: string, claim: { now: number; leaseUntil: number; slots: number }): Promise<ConversionClaim>;

  /** Frees the slot and erases what is personal; false when the job had ended before. */
  endJob(id: string, status: 'completed' | 'failed', now: number): Promise<boolean>;

  /** Nothing of the job lies in the bucket any more. */
  forgetObject(id: string): Promise<void>;

  /**
   * Expires what is due and deletes its objects, at most `limit` jobs; resolves to how many were done. A job whose
   * object could not be deleted stays for the next sweep.
   */
  sweepExpired(now: number, limit: number, deleteObject: (jobId: string) => Promise<void>): Promise<number>;

  /** Which of these ids (a thousand at most) have a job with something in the bucket. */
  existingJobs(ids: readonly string[]): Promise<Set<string>>;

  /** Deletes at most `limit` rows of jobs that ended before then and left nothing in the bucket; resolves to how many. */
  removeEndedJobs(before: number, limit: number): Promise<number>;

  liveLeases(now: number): Promise<number>;

  /** Once resolved, the row survives a crash of this process. */
  logConversion(conversion: ConversionLog): Promise<void>;

  /**
   * Counts the oldest day of the log that was over by then, for good, and deletes at most `limit` of its rows; resolves
   * to how many. Days are those of UTC.
   */
  rollUpLog(before: number, limit: number): Promise<number>;

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
