import type { Dialect } from './dialect.ts';
import { forgetObject } from './ending.ts';

/** How long a sweeper keeps others away from a job it took, in milliseconds; should it die, they go on then. */
const SWEEP_CLAIM = 60_000;

export async function sweepExpired(
  dialect: Dialect,
  now: number,
  limit: number,
  deleteObject: (jobId: string) => Promise<void>,
): Promise<number> {
  const undeleted: string[] = [];
  let swept = 0;
  for (let taken = 0; taken < limit; taken++) {
    const job = await takeExpired(dialect, now);
    if (!job) break;
    if (job.stored && !(await succeeds(deleteObject(job.id)))) {
      undeleted.push(job.id);
      continue;
    }
    await forgetObject(dialect.queries, job.id);
    swept += 1;
  }
  await giveBack(dialect, undeleted, now);
  return swept;
}

/**
 * Ends one job that is due, so that nothing can be uploaded or converted while its object is deleted. The row tells
 * through `stored` that the object is still to be deleted, whatever becomes of this process.
 */
async function takeExpired({ queries, skipTaken }: Dialect, now: number) {
  return queries
    .updateTable('conversionJobs')
    .set((eb) => ({
      status: eb
        .case()
        .when('status', 'in', ['pending', 'processing'])
        .then(eb.val('expired' as const))
        .else(eb.ref('status'))
        .end(),
      leaseUntil: null,
      originalFilename: '',
      storagePath: null,
      expiresAt: now + SWEEP_CLAIM,
    }))
    .where('id', '=', (eb) =>
      skipTaken(
        eb
          .selectFrom('conversionJobs')
          .select('id')
          .where('expiresAt', '<=', now)
          .where((due) => due.or([due('status', 'in', ['pending', 'processing']), due('stored', '=', due.lit(true))]))
          .orderBy('expiresAt')
          .limit(1),
      ),
    )
    .returning(['id', 'stored'])
    .executeTakeFirst();
}

async function giveBack({ queries }: Dialect, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await queries.updateTable('conversionJobs').set({ expiresAt: now }).where('id', 'in', ids).execute();
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
