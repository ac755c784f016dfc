type JobStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'expired';

/** A row of `conversion_jobs`. Times are epoch milliseconds. */
export interface ConversionJob {
  id: string;
  /** A label without the visitor's file name, such as `file.heic`. Erased when the job ends. */
  originalFilename: string;
  sourceFormat: string;
  targetFormat: string;
  /** Bytes, as announced. */
  fileSize: number;
  status: JobStatus;
  /** Erased when the job ends. */
  storagePath: string | null;
  createdAt: number;
  /** The job holds a conversion slot until this time. */
  leaseUntil: number | null;
  /** From this time on, the job accepts no further steps and the sweeper ends it. */
  expiresAt: number;
  uploadStartedAt: number | null;
  uploadedBytes: number | null;
  /** When convert-image claimed it. */
  startedAt: number | null;
  /** Whether the bucket may hold something of this job. */
  stored: boolean;
  /**
   * A keyed hash of who announced the job; the same for all of a visitor's jobs on one day. Erased when the job ends.
   */
  visitor: string | null;
  /** The process that is working on the job, or was the last to do so. */
  holder: string | null;
}

export type NewJob = Pick<
  ConversionJob,
  'id' | 'originalFilename' | 'sourceFormat' | 'targetFormat' | 'fileSize' | 'visitor' | 'holder'
>;

/** How many leases may be held at once, by all visitors together and by each one. */
export interface SlotLimits {
  slots: number;
  perVisitor: number;
}

/** A row of `conversions`, the log. */
export interface ConversionLog {
  createdAt: number;
  sourceFormat: string;
  targetFormat: string;
  fileSize: number;
  conversionType: 'client' | 'server';
  success: boolean;
  processingTimeMs: number;
  userAgent: string;
}

/**
 * A row of `conversions_daily`: what remains of a day's log once its rows are deleted. It says nothing about browsers.
 */
export interface DailyConversions extends Pick<ConversionLog, 'sourceFormat' | 'targetFormat' | 'conversionType'> {
  /** In UTC, such as 2026-11-15. */
  day: string;
  /** The number of conversions. */
  conversions: number;
  fileSizeSum: number;
  processingTimeMsSum: number;
}
