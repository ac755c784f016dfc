import { type Expression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { countedNetworks, hashLength } from '../visitors/networks.ts';
import type { SlotLimits } from './database.ts';
import type { Tables } from './rows.ts';

/** All times are in milliseconds. */

/** How long an announced file holds a slot before its first byte arrives. */
export const announcedLease = 5000;

/** How long a process working on the job holds a slot. It renews the lease in time unless it has died. */
export const workingLease = 10_000;

/** A job without a working process expires this long after its last update, and its upload is deleted. */
export const lifetime = 60_000;

/**
 * A statement may see times written by a statement that began after it. A time further ahead than this must come from a
 * clock that has jumped.
 */
export const tolerance = 5000;

const longestLease = Math.max(announcedLease, workingLease);

export function later(now: Expression<number>, milliseconds: number): Expression<number> {
  return sql<number>`${now} + ${sql.lit(milliseconds)}`;
}

/**
 * A lease that ends later than the longest possible lease was taken while the clock was wrong, so it does not count.
 */
export function isLive(leaseUntil: Expression<number | null>, now: Expression<number>): Expression<boolean> {
  return sql<boolean>`(${leaseUntil} > ${now} and ${leaseUntil} <= ${later(now, longestLease + tolerance)})`;
}

/** Likewise, a job whose expiry is too far in the future counts as due. */
export function isDue(expiresAt: Expression<number>, now: Expression<number>): Expression<boolean> {
  return sql<boolean>`(${expiresAt} <= ${now} or ${expiresAt} > ${later(now, lifetime + tolerance)})`;
}

/** Visitors are stored as hashes of their networks, the widest first, with a separator between them. */
const networks = countedNetworks.map(({ bits, allowance }, index) => ({
  allowance,
  /** The visitors of a network are the same up to here. */
  end: (countedNetworks.length - index) * (hashLength + 1) - 1,
  column: `own${bits}` as const,
}));

/** Counts the jobs that hold a slot: all of them, and those of each network of one visitor. */
export function countLeases(
  queries: Pick<Kysely<Tables>, 'selectFrom'>,
  now: Expression<number>,
  visitor: Expression<string | null>,
) {
  return queries
    .selectFrom('conversionJobs as leased')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('all'),
      ...networks.map(({ column, end }) => {
        const networkOf = (one: Expression<string | null>) => sql`substr(${one}, 1, ${sql.lit(end)})`;
        const isSame = sql`${networkOf(ref('leased.visitor'))} = ${networkOf(visitor)}`;
        return sql<number>`count(case when ${isSame} then 1 end)`.as(column);
      }),
    ])
    .where(({ ref }) => isLive(ref('leased.leaseUntil'), now))
    .where('leased.status', 'in', ['pending', 'processing']);
}

type Leases = Record<'all' | (typeof networks)[number]['column'], number>;

/**
 * A visitor gets another slot only while more slots are free than the visitor already holds. A network gets another one
 * while its allowance times the free slots are more than its visitors hold.
 */
export function whyNoSlot(leases: Leases, { slots, perVisitor }: SlotLimits): 'full' | 'enough' | undefined {
  const free = slots - leases.all;
  if (free <= 0) return 'full';
  const hasEnough = networks.some(({ column, allowance }) => leases[column] >= allowance * Math.min(perVisitor, free));
  return hasEnough ? 'enough' : undefined;
}

/** The same rule in SQL. */
export function hasSlotFor(
  queries: Pick<Kysely<Tables>, 'selectFrom'>,
  now: Expression<number>,
  visitor: Expression<string | null>,
  { slots, perVisitor }: SlotLimits,
): Expression<boolean> {
  const counts = countLeases(queries, now, visitor).as('counts');
  const free = sql`(${sql.lit(slots)} - ${sql.ref('counts.all')})`;
  const conditions = networks.flatMap(({ column, allowance }) => {
    const own = sql.ref(`counts.${column}`);
    return [sql`${own} < ${sql.lit(allowance * perVisitor)}`, sql`${own} < ${sql.lit(allowance)} * ${free}`];
  });
  return sql<boolean>`exists (select 1 from ${counts} where ${sql.join([sql`${free} > 0`, ...conditions], sql` and `)})`;
}

/** The fields that a process updates to show that it is still working on a job. */
export function renewal(eb: ExpressionBuilder<Tables, 'conversionJobs'>, now: Expression<number>) {
  return {
    leaseUntil: eb.parens(later(now, workingLease)),
    expiresAt: eb.parens(later(now, lifetime)),
  };
}
