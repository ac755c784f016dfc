import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Claim, SlotLimits } from './database.ts';
import type { Dialect } from './dialect.ts';
import { hasSlotFor, isDue, isLive, renewal } from './leases.ts';
import { type Tables, toJob } from './rows.ts';

type Jobs = ExpressionBuilder<Tables, 'conversionJobs'>;

interface Step {
  /** Whether the job is ready for this step. */
  readonly startable: (eb: Jobs) => Expression<SqlBool>;
  readonly started: (eb: Jobs, now: Expression<number>) => object;
}

const upload: Step = {
  startable: (eb) => eb.and([eb('status', '=', 'pending'), eb('uploadStartedAt', 'is', null)]),
  started: (eb, now) => ({ uploadStartedAt: sql<number>`${now}`, stored: eb.lit(true) }),
};

const conversion: Step = {
  startable: (eb) => eb.and([eb('status', '=', 'processing'), eb('startedAt', 'is', null)]),
  started: (_, now) => ({ startedAt: sql<number>`${now}` }),
};

export function claimUpload(dialect: Dialect, id: string, holder: string, limits: SlotLimits): Promise<Claim> {
  return claim(dialect, upload, id, holder, limits);
}

export function claimConversion(dialect: Dialect, id: string, holder: string, limits: SlotLimits): Promise<Claim> {
  return claim(dialect, conversion, id, holder, limits);
}

/** Starts a step of a job, at most once. A job whose lease has run out needs a free slot, just as a new job does. */
function claim({ withSlotsLocked, now }: Dialect, step: Step, id: string, holder: string, limits: SlotLimits) {
  const isTurn = (eb: Jobs) => eb.and([eb('id', '=', id), step.startable(eb), eb.not(isDue(eb.ref('expiresAt'), now))]);
  return withSlotsLocked<Claim>(async (queries) => {
    const row = await queries
      .updateTable('conversionJobs')
      .set((eb) => ({ ...renewal(eb, now), ...step.started(eb, now), holder }))
      .where(isTurn)
      .where((eb) =>
        eb.or([
          isLive(eb.ref('leaseUntil'), now),
          hasSlotFor(queries, now, sql.ref('conversion_jobs.visitor'), limits),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
    if (row) return { kind: 'claimed', row: toJob(row) };
    const waiting = await queries.selectFrom('conversionJobs').select('id').where(isTurn).executeTakeFirst();
    return { kind: waiting ? 'no-slot' : 'refused' };
  });
}
