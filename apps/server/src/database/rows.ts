import { optionsSchema } from '@image-converter/contract/schemas';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { ColumnType, Selectable } from 'kysely';

type JobStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'expired';

/** A row of `conversion_jobs`. Times are epoch milliseconds. */
export interface ConversionJob {
  id: string;
  /** A label without the visitor's file name, such as `file.heic`. Erased when the job ends. */
  originalFilename: string;
  sourceFormat: string;
  options: ConversionOptions;
  /** Announced size in bytes. */
  fileSize: number;
  status: JobStatus;
  /** Erased when the job ends. */
  storagePath: string | null;
  createdAt: number;
  /** The job holds a conversion slot until this time. */
  leaseUntil: number | null;
  /** After this time, the job accepts no further steps and the sweeper ends it. */
  expiresAt: number;
  uploadStartedAt: number | null;
  uploadedBytes: number | null;
  /** The time at which convert-image claimed it. */
  startedAt: number | null;
  /** Whether the bucket may hold an object of this job. */
  stored: boolean;
  /**
   * Keyed hash of the visitor's address, or of each of its IPv6 networks, the widest first; the same for all of a
   * visitor's jobs on one day. Erased when the job ends.
   */
  visitor: string | null;
  /** The process that is working on the job or last worked on it. */
  holder: string | null;
}

export type NewJob = Pick<
  ConversionJob,
  'id' | 'originalFilename' | 'sourceFormat' | 'options' | 'fileSize' | 'visitor' | 'holder'
>;

/** A row of `conversions`, the conversion log. */
export interface LogRow {
  createdAt: number;
  sourceFormat: string;
  targetFormat: string;
  fileSize: number;
  conversionType: 'client' | 'server';
  success: boolean;
  processingTimeMs: number;
  userAgent: string;
}

/** A row of `conversions_daily`: the totals of a day, kept after the rows of the log are deleted. Without browsers. */
interface DailyRow extends Pick<LogRow, 'sourceFormat' | 'targetFormat' | 'conversionType'> {
  /** In UTC, e.g. 2026-11-15. */
  day: string;
  /** The number of conversions. */
  conversions: number;
  fileSizeSum: number;
  processingTimeMsSum: number;
}

/** SQLite has no booleans: it stores and returns 0 and 1, and accepts them in a query only as literals. */
type BooleanColumn = ColumnType<boolean | 0 | 1, boolean | undefined, boolean>;

/** Options as JSON, without the target, which has its own column. Null in rows written before options existed. */
interface JobColumns extends Omit<ConversionJob, 'stored' | 'options'> {
  stored: BooleanColumn;
  targetFormat: string;
  options: string | null;
}

/** The tables as queries see them; in the database, column names are in snake case. */
export interface Tables {
  conversionJobs: JobColumns;
  conversions: Omit<LogRow, 'success'> & { id: string; success: BooleanColumn };
  conversionsDaily: DailyRow & { success: BooleanColumn };
  visitorKeys: { day: number; key: string };
  readiness: { id: number; checkedAt: number };
}

/** A newer version wrote the job, with options unknown to this version. */
export class UnknownOptions extends Error {
  override name = 'UnknownOptions';
  readonly code = 'UNKNOWN_OPTIONS';
}

export function toJob({ targetFormat, options, stored, ...row }: Selectable<JobColumns>): ConversionJob {
  const given = optionsSchema.safeParse({ ...JSON.parse(options ?? '{}'), target: targetFormat });
  if (!given.success)
    throw new UnknownOptions('Only the version that took this job can convert it', { cause: given.error });
  return { ...row, stored: Boolean(stored), options: given.data };
}

export function toColumns({ options: { target, ...choices }, ...job }: NewJob) {
  return { ...job, targetFormat: target, options: JSON.stringify(choices) };
}
