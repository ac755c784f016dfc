import { sql } from 'kysely';
import type { Creation, SlotLimits } from './database.ts';
import type { Dialect } from './dialect.ts';
import { announcedLease, countLeases, hasSlotFor, isLive, later, lifetime, whyNoSlot } from './leases.ts';
import { type NewJob, type Tables, toColumns, toJob } from './rows.ts';

export async function createJob(dialect: Dialect, job: NewJob, limits: SlotLimits): Promise<Creation> {
  // In a burst, most refusals return here without waiting for a lock.
  const refused = await refusalOf(dialect, job, limits);
  if (refused) return { kind: refused };
  const row = await dialect.withSlotsLocked((queries) => insertIfSlotFree({ ...dialect, queries }, job, limits));
  if (row) return { kind: 'created', row: toJob(row) };
  return { kind: (await refusalOf(dialect, job, limits)) ?? 'full' };
}

export async function liveLeases({ queries, now }: Dialect): Promise<number> {
  const { leases } = await queries
    .selectFrom('conversionJobs')
    .select(({ fn }) => fn.countAll<number>().as('leases'))
    .where(({ ref }) => isLive(ref('leaseUntil'), now))
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  return leases;
}

async function refusalOf({ queries, now }: Dialect, { visitor }: NewJob, limits: SlotLimits) {
  return whyNoSlot(await countLeases(queries, now, sql.val(visitor)).executeTakeFirstOrThrow(), limits);
}

/** Counts and inserts in a single statement. */
function insertIfSlotFree({ queries, now }: Pick<Dialect, 'queries' | 'now'>, job: NewJob, limits: SlotLimits) {
  const columns = toColumns(job);
  return queries
    .insertInto('conversionJobs')
    .columns([...keysOf(columns), 'status', 'createdAt', 'leaseUntil', 'expiresAt'])
    .expression(
      queries
        .selectNoFrom(({ val }) => [
          ...keysOf(columns).map((name) => val(columns[name]).as(name)),
          val('pending').as('status'),
          sql`${now}`.as('createdAt'),
          sql`${later(now, announcedLease)}`.as('leaseUntil'),
          sql`${later(now, lifetime)}`.as('expiresAt'),
        ])
        .where(hasSlotFor(queries, now, sql.val(job.visitor), limits)),
    )
    .returningAll()
    .executeTakeFirst();
}

function keysOf<T extends object>(object: T): (keyof T & keyof Tables['conversionJobs'])[] {
  return Object.keys(object) as (keyof T & keyof Tables['conversionJobs'])[];
}
