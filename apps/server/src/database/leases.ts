import { type Expression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { SlotLimits } from './conversion-job.ts';
import type { Tables } from './tables.ts';

/** Times in milliseconds. */

/** A slot is held for so long for a file of which no byte has come. */
export const ANNOUNCED_LEASE = 5000;

/** Held for so long by a process that works on the job; it renews the lease in time, unless it died. */
export const WORKING_LEASE = 10_000;

/** A job that nobody works on ends so long after the last sign of life, and what was uploaded with it. */
export const LIFETIME = 60_000;

/** A statement may see what one wrote that began after it; more than that ahead, it was another clock. */
export const TOLERANCE = 5000;

const LONGEST_LEASE = Math.max(ANNOUNCED_LEASE, WORKING_LEASE);

export function later(now: Expression<number>, milliseconds: number): Expression<number> {
  return sql<number>`${now} + ${sql.lit(milliseconds)}`;
}

/** A lease that ends later than any could was taken by a clock that has been set right since: it does not count. */
export function isLive(leaseUntil: Expression<number | null>, now: Expression<number>): Expression<boolean> {
  return sql<boolean>`(${leaseUntil} > ${now} and ${leaseUntil} <= ${later(now, LONGEST_LEASE + TOLERANCE)})`;
}

/** The same of a job's own end: one that lies too far ahead has come. */
export function isDue(expiresAt: Expression<number>, now: Expression<number>): Expression<boolean> {
  return sql<boolean>`(${expiresAt} <= ${now} or ${expiresAt} > ${later(now, LIFETIME + TOLERANCE)})`;
}

/** Jobs that hold a slot: all of them, and those of one visitor. */
export function countLeases(
  queries: Pick<Kysely<Tables>, 'selectFrom'>,
  now: Expression<number>,
  visitor: Expression<string | null>,
) {
  return queries
    .selectFrom('conversionJobs as leased')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(case when ${ref('leased.visitor')} = ${visitor} then 1 end)`.as('own'),
    ])
    .where(({ ref }) => isLive(ref('leased.leaseUntil'), now))
    .where('leased.status', 'in', ['pending', 'processing']);
}

/** Nobody holds more slots than stay free for the others. */
export function whyNoSlot(
  { all, own }: { all: number; own: number },
  { slots, perVisitor }: SlotLimits,
): 'full' | 'enough' | undefined {
  if (all >= slots) return 'full';
  return own >= perVisitor || own >= slots - all ? 'enough' : undefined;
}

/** The same rule inside a statement. */
export function hasSlotFor(
  queries: Pick<Kysely<Tables>, 'selectFrom'>,
  now: Expression<number>,
  visitor: Expression<string | null>,
  { slots, perVisitor }: SlotLimits,
): Expression<boolean> {
  const counts = countLeases(queries, now, visitor).as('counts');
  return sql<boolean>`exists (
    select 1 from ${counts}
    where ${sql.ref('counts.all')} < ${sql.lit(slots)}
      and ${sql.ref('counts.own')} < ${sql.lit(perVisitor)}
      and ${sql.ref('counts.own')} < ${sql.lit(slots)} - ${sql.ref('counts.all')})`;
}

/** What a process that works on a job writes whenever it does so. */
export function renewal(eb: ExpressionBuilder<Tables, 'conversionJobs'>, now: Expression<number>) {
  return {
    leaseUntil: eb.parens(later(now, WORKING_LEASE)),
    expiresAt: eb.parens(later(now, LIFETIME)),
  };
}
