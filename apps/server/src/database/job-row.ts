import type { Selectable } from 'kysely';
import type { ConversionJob } from './conversion-job.ts';
import type { Tables } from './tables.ts';

export function toJob(row: Selectable<Tables['conversionJobs']>): ConversionJob {
  return { ...row, stored: Boolean(row.stored) };
}
