import type { Dialect } from './dialect.ts';
import { forgetObject } from './ending.ts';
import { isDue, later } from './leases.ts';

/**
 * Milliseconds for which a sweeper's claim keeps other sweepers away from a job. If it dies, they take over afterwards.
 */
export const sweepClaim = 15_000;

export async function sweepExpired(
  dialect: Dialect,
  limit: number,
  deleteObject: (jobId: string) => Promise<void>,
): Promise<number> {
  const undeleted: string[] = [];
  let swept = 0;
  for (let taken = 0; taken < limit; taken++) {
    const job = await takeExpired(dialect);
    if (!job) break;
    if (job.stored && !(await succeeds(deleteObject(job.id)))) {
      undeleted.push(job.id);
      continue;
    }
    await forgetObject(dialect.queries, job.id);
    swept += 1;
  }
  await giveBack(dialect, undeleted);
  return swept;
}

/**
 * Ends one due job first, so that nothing can be uploaded or converted while its object is deleted. If this process
 * dies, `stored` in the row still marks the object for deletion.
 */
async function takeExpired({ queries, skipTaken, now }: Dialect) {
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
      visitor: null,
      expiresAt: eb.parens(later(now, sweepClaim)),
    }))
    .where('id', '=', (eb) =>
      skipTaken(
        eb
          .selectFrom('conversionJobs')
          .select('id')
          .where((due) => isDue(due.ref('expiresAt'), now))
          .where((due) => due.or([due('status', 'in', ['pending', 'processing']), due('stored', '=', due.lit(true))]))
          .orderBy('expiresAt')
          .limit(1),
      ),
    )
    .returning(['id', 'stored'])
    .executeTakeFirst();
}

async function giveBack({ queries, now }: Dialect, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.updateTable('conversionJobs').set({ expiresAt: now }).where('id', 'in', ids).execute();
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
