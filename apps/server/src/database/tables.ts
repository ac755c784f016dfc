import type { ColumnType } from 'kysely';
import type { ConversionJob, ConversionLog, DailyConversions } from './conversion-job.ts';

/** SQLite has no booleans: it stores and returns 0 and 1, and accepts them in a query only as literals. */
type BooleanColumn = ColumnType<boolean | 0 | 1, boolean | undefined, boolean>;

/** The tables as queries see them; in the database, the columns are in snake case. */
export interface Tables {
  conversionJobs: Omit<ConversionJob, 'stored'> & { stored: BooleanColumn };
  conversions: Omit<ConversionLog, 'success'> & { id: string; success: BooleanColumn };
  conversionsDaily: DailyConversions & { success: BooleanColumn };
  visitorKeys: { day: number; key: string };
  readiness: { id: number; checkedAt: number };
}
