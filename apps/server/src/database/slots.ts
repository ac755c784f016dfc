import type { ExpressionBuilder, Kysely } from 'kysely';
import type { ConversionJob, NewJob } from './conversion-job.ts';
import type { ConversionClaim } from './database.ts';
import type { Dialect } from './dialect.ts';
import { toJob } from './job-row.ts';
import type { Tables } from './tables.ts';

export async function createJob(dialect: Dialect, job: NewJob): Promise<ConversionJob | undefined> {
  // Most refusals of a burst end here, without waiting for a lock.
  if ((await liveLeases(dialect.queries, job.now)) >= job.slots) return undefined;
  const row = await dialect.withSlotsLocked((queries) => insertIfSlotFree(queries, job));
  return row && toJob(row);
}

export async function liveLeases(queries: Kysely<Tables>, now: number): Promise<number> {
  const { leases } = await countLeases(queries, now).executeTakeFirstOrThrow();
  return leases;
}

export function claimConversion(
  dialect: Dialect,
  id: string,
  claim: { now: number; leaseUntil: number; slots: number },
): Promise<ConversionClaim> {
  return dialect.withSlotsLocked(async (queries) => {
    const row = await queries
      .updateTable('conversionJobs')
      .set((eb) => ({
        startedAt: claim.now,
        leaseUntil: claim.leaseUntil,
        expiresAt: eb
          .case()
          .when('expiresAt', '<', claim.leaseUntil)
          .then(claim.leaseUntil)
          .else(eb.ref('expiresAt'))
          .end(),
      }))
      .where((eb) => startable(eb, id, claim.now))
      .where((eb) => eb.or([eb('leaseUntil', '>', claim.now), eb(countLeases(queries, claim.now), '<', claim.slots)]))
      .returningAll()
      .executeTakeFirst();
    if (row) return { kind: 'claimed', row: toJob(row) };
    const waiting = await queries
      .selectFrom('conversionJobs')
      .select('id')
      .where((eb) => startable(eb, id, claim.now))
      .executeTakeFirst();
    return { kind: waiting ? 'no-slot' : 'refused' };
  });
}

function startable(eb: ExpressionBuilder<Tables, 'conversionJobs'>, id: string, now: number) {
  return eb.and([
    eb('id', '=', id),
    eb('status', '=', 'processing'),
    eb('startedAt', 'is', null),
    eb('expiresAt', '>', now),
  ]);
}

/** One statement that counts and inserts. */
function insertIfSlotFree(queries: Kysely<Tables>, job: NewJob) {
  return queries
    .insertInto('conversionJobs')
    .columns([
      'id',
      'originalFilename',
      'sourceFormat',
      'targetFormat',
      'fileSize',
      'status',
      'createdAt',
      'leaseUntil',
      'expiresAt',
    ])
    .expression(
      queries
        .selectNoFrom(({ val }) => [
          val(job.id).as('id'),
          val(job.originalFilename).as('originalFilename'),
          val(job.sourceFormat).as('sourceFormat'),
          val(job.targetFormat).as('targetFormat'),
          val(job.fileSize).as('fileSize'),
          val('pending').as('status'),
          val(job.now).as('createdAt'),
          val(job.leaseUntil).as('leaseUntil'),
          val(job.expiresAt).as('expiresAt'),
        ])
        .where(countLeases(queries, job.now), '<', job.slots),
    )
    .returningAll()
    .executeTakeFirst();
}

function countLeases(queries: Kysely<Tables>, now: number) {
  return queries
    .selectFrom('conversionJobs as leased')
    .select(({ fn }) => fn.countAll<number>().as('leases'))
    .where('leased.leaseUntil', '>', now)
    .where('leased.status', 'in', ['pending', 'processing']);
}
