import type { Database, SlotLimits } from '../database/database.ts';
import type { DecodingPool } from '../decoding/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { TempStorage } from '../storage/storage.ts';
import type { Timeouts } from '../timeouts.ts';
import type { UnsentAnswers } from './unsent-answers.ts';

/** Dependencies of jobs. */
export interface JobServices {
  database: Database;
  storage: TempStorage;
  pool: Pick<DecodingPool, 'convert' | 'waiting' | 'expectedSeconds'>;
  answers: UnsentAnswers;
  limits: SlotLimits;
  /** The name of this process among the replicas; the same after a restart. */
  holder: string;
  metrics: Pick<Metrics, 'converted' | 'refused' | 'uploaded' | 'logRowLost'>;
  timeouts: Pick<Timeouts, 'pace' | 'uploadSlot'>;
  warn: (message: string, error: unknown) => void;
}
