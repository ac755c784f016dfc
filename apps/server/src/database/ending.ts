import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Tables } from './rows.ts';

export async function endJob({ queries, now }: Dialect, id: string, status: 'completed' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('conversionJobs')
    .set({ status, leaseUntil: null, originalFilename: '', storagePath: null, visitor: null, expiresAt: now })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetObject(queries: Kysely<Tables>, id: string): Promise<void> {
  await queries
    .updateTable('conversionJobs')
    .set((eb) => ({ stored: eb.lit(false) }))
    .where('id', '=', id)
    .execute();
}

export async function existingJobs(queries: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom('conversionJobs')
    .select('id')
    .where('id', 'in', ids)
    .where('stored', '=', (eb) => eb.lit(true))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function removeEndedJobs(
  { queries, skipTaken, now }: Dialect,
  milliseconds: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('conversionJobs')
    .where('id', 'in', (eb) =>
      skipTaken(
        eb
          .selectFrom('conversionJobs')
          .select('id')
          .where('expiresAt', '<', sql<number>`${now} - ${sql.lit(milliseconds)}`)
          .where('status', 'in', ['completed', 'failed', 'expired'])
          .where('stored', '=', eb.lit(false))
          .limit(limit),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
