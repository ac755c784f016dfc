type JobStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'expired';

/** A row of `conversion_jobs`. Times are epoch milliseconds. */
export interface ConversionJob {
  id: string;
  /** A label without the visitor's words, such as `file.heic`. Erased when the job ends. */
  originalFilename: string;
  sourceFormat: string;
  targetFormat: string;
  /** Bytes, as announced. */
  fileSize: number;
  status: JobStatus;
  /** Erased when the job ends. */
  storagePath: string | null;
  createdAt: number;
  /** A conversion slot is held until then. */
  leaseUntil: number | null;
  /** From then on the job accepts nothing and the sweeper takes it. */
  expiresAt: number;
  uploadStartedAt: number | null;
  uploadedBytes: number | null;
  /** When convert-image claimed it. */
  startedAt: number | null;
  /** Something may lie in the bucket. */
  stored: boolean;
  /** Who announced it, as a keyed hash; the same for all jobs of one visitor. Erased when the job ends. */
  visitor: string | null;
  /** The process that works on it, or did so last. */
  holder: string | null;
}

export type NewJob = Pick<
  ConversionJob,
  'id' | 'originalFilename' | 'sourceFormat' | 'targetFormat' | 'fileSize' | 'visitor' | 'holder'
>;

/** How many leases may be held at once: by all visitors together, and by one of them. */
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

/** A row of `conversions_daily`: what is left of a day's log when its rows are gone. Nothing in it tells of a browser. */
export interface DailyConversions extends Pick<ConversionLog, 'sourceFormat' | 'targetFormat' | 'conversionType'> {
  /** In UTC, such as 2026-11-15. */
  day: string;
  /** How many there were. */
  conversions: number;
  fileSizeSum: number;
  processingTimeMsSum: number;
}
