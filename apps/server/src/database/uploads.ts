import type { Kysely } from 'kysely';
import type { ConversionJob } from './conversion-job.ts';
import { toJob } from './job-row.ts';
import type { Tables } from './tables.ts';

export async function findJob(queries: Kysely<Tables>, id: string): Promise<ConversionJob | undefined> {
  const row = await queries.selectFrom('conversionJobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toJob(row);
}

export async function claimUpload(
  queries: Kysely<Tables>,
  id: string,
  now: number,
): Promise<ConversionJob | undefined> {
  const row = await queries
    .updateTable('conversionJobs')
    .set((eb) => ({ uploadStartedAt: now, stored: eb.lit(true) }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploadStartedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}

export async function finishUpload(queries: Kysely<Tables>, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('conversionJobs')
    .set({ uploadedBytes: bytes })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploadStartedAt', 'is not', null)
    .where('uploadedBytes', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function startProcessing(
  queries: Kysely<Tables>,
  id: string,
  storagePath: string,
  now: number,
): Promise<ConversionJob | undefined> {
  const row = await queries
    .updateTable('conversionJobs')
    .set({ status: 'processing', storagePath })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploadedBytes', 'is not', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}
