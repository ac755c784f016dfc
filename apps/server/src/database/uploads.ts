import type { Dialect } from './dialect.ts';
import { isDue, isLive, renewal } from './leases.ts';
import { type ConversionJob, toJob } from './rows.ts';

export async function findJob({ queries }: Dialect, id: string): Promise<ConversionJob | undefined> {
  const row = await queries.selectFrom('conversionJobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toJob(row);
}

export async function finishUpload({ queries, now }: Dialect, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('conversionJobs')
    .set((eb) => {
      const { leaseUntil, ...kept } = renewal(eb, now);
      const hasSlot = isLive(eb.ref('leaseUntil'), now);
      return { ...kept, leaseUntil: eb.case().when(hasSlot).then(leaseUntil).end(), uploadedBytes: bytes };
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploadStartedAt', 'is not', null)
    .where('uploadedBytes', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function startProcessing(
  { queries, now }: Dialect,
  id: string,
  storagePath: string,
): Promise<ConversionJob | undefined> {
  const row = await queries
    .updateTable('conversionJobs')
    .set({ status: 'processing', storagePath })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploadedBytes', 'is not', null)
    .where((eb) => eb.not(isDue(eb.ref('expiresAt'), now)))
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}

export async function renewLease({ queries, now }: Dialect, id: string, slot: 'keep' | 'free'): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('conversionJobs')
    .set((eb) => ({ ...renewal(eb, now), ...(slot === 'free' && { leaseUntil: null }) }))
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Affects only uploads and conversions that were running in a process of this name. Between two calls of a job, no
 * process owns it.
 */
export async function releaseHeld({ queries, now }: Dialect, holder: string): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('conversionJobs')
    .set({ leaseUntil: null, expiresAt: now })
    .where('holder', '=', holder)
    .where('status', 'in', ['pending', 'processing'])
    .where((eb) =>
      eb.or([
        eb('startedAt', 'is not', null),
        eb.and([eb('uploadStartedAt', 'is not', null), eb('uploadedBytes', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
