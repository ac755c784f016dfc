import type { ConversionJob, ConversionLog, NewJob, SlotLimits } from './conversion-job.ts';

/** `enough`: there are free slots, but this visitor holds as many as one may. */
export type Creation = { kind: 'created'; row: ConversionJob } | { kind: 'full' } | { kind: 'enough' };

export type Claim = { kind: 'claimed'; row: ConversionJob } | { kind: 'no-slot' } | { kind: 'refused' };

/**
 * What the server keeps, for a short while, about jobs, and for long about conversions. Every change of a job is one
 * atomic step that any number of processes may try at once. The database says what time it is. Calls reject with
 * `DatabaseUnavailable` when the database does not answer.
 */
export interface Database {
  /** The new job, with a slot leased for a few seconds. */
  createJob(job: NewJob, limits: SlotLimits): Promise<Creation>;

  findJob(id: string): Promise<ConversionJob | undefined>;

  /**
   * Allows one upload per job and notes, before a byte is written, that the bucket may hold something. A job whose lease
   * ran out needs a free slot; without one it may try again.
   */
  claimUpload(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /** False when the job ended or expired meanwhile: what was written must then be deleted by the caller. */
  finishUpload(id: string, bytes: number): Promise<boolean>;

  /** From pending to processing, once the upload is finished. */
  startProcessing(id: string, storagePath: string): Promise<ConversionJob | undefined>;

  /** Allows one conversion per job, with the same terms as an upload. */
  claimConversion(id: string, holder: string, limits: SlotLimits): Promise<Claim>;

  /** To be called every few seconds by whoever works on a job; false when the job has ended. */
  renewLease(id: string): Promise<boolean>;

  /** Makes everything due that a process of this name left under way; resolves to how many jobs. */
  releaseHeld(holder: string): Promise<number>;

  /** Frees the slot and erases what is personal; false when the job had ended before. */
  endJob(id: string, status: 'completed' | 'failed'): Promise<boolean>;

  /** Nothing of the job lies in the bucket any more. */
  forgetObject(id: string): Promise<void>;

  /**
   * Expires what is due and deletes its objects, at most `limit` jobs; resolves to how many were done. A job whose
   * object could not be deleted stays for the next sweep.
   */
  sweepExpired(limit: number, deleteObject: (jobId: string) => Promise<void>): Promise<number>;

  /** Which of these ids (a thousand at most) have a job with something in the bucket. */
  existingJobs(ids: readonly string[]): Promise<Set<string>>;

  /**
   * Deletes at most `limit` rows of jobs that ended so many milliseconds ago and left nothing in the bucket; resolves to
   * how many.
   */
  removeEndedJobs(milliseconds: number, limit: number): Promise<number>;

  liveLeases(): Promise<number>;

  /** What hashes of visitors are keyed with on a day, counted from 1970. */
  visitorKey(day: number): Promise<string>;

  /** Once resolved, the row survives a crash of this process. */
  logConversion(conversion: ConversionLog): Promise<void>;

  /**
   * Counts the oldest day of the log that was over by then, for good, and deletes at most `limit` of its rows; resolves
   * to how many. Days are those of UTC.
   */
  rollUpLog(before: number, limit: number): Promise<number>;

  /** Whether it can be written to. */
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
