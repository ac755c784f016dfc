import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { LogRow, Tables } from './rows.ts';

const dayMilliseconds = 24 * 3_600_000;

export async function logConversions(queries: Kysely<Tables>, rows: readonly LogRow[]): Promise<void> {
  await queries
    .insertInto('conversions')
    .values((eb) => rows.map(({ success, ...row }) => ({ ...row, id: randomUUID(), success: eb.lit(success) })))
    .execute();
}

/**
 * Counts first, then deletes. A single statement counts each day exactly once, so several processes can run this at the
 * same time, and any of them may die halfway.
 */
export async function rollUpLog(dialect: Dialect, before: number, limit: number): Promise<number> {
  const start = await oldestDay(dialect.queries, before);
  if (start === undefined) return 0;
  await countDay(dialect.queries, start);
  return deleteOfDay(dialect, start, limit);
}

/** The start of the oldest day that has rows and had ended by `before`. */
async function oldestDay(queries: Kysely<Tables>, before: number): Promise<number | undefined> {
  const oldest = await queries
    .selectFrom('conversions')
    .select('createdAt')
    .where('createdAt', '<', before - (before % dayMilliseconds))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return oldest && oldest.createdAt - (oldest.createdAt % dayMilliseconds);
}

async function countDay(queries: Kysely<Tables>, start: number): Promise<void> {
  const day = new Date(start).toISOString().slice(0, 10);
  const groups = ['sourceFormat', 'targetFormat', 'conversionType', 'success'] as const;
  await queries
    .insertInto('conversionsDaily')
    .columns(['day', ...groups, 'conversions', 'fileSizeSum', 'processingTimeMsSum'])
    .expression((eb) =>
      eb
        .selectFrom('conversions')
        .select(({ val, fn }) => [
          val(day).as('day'),
          ...groups,
          fn.countAll<number>().as('conversions'),
          fn.sum<number>('fileSize').as('fileSizeSum'),
          fn.sum<number>('processingTimeMs').as('processingTimeMsSum'),
        ])
        .where('createdAt', '>=', start)
        .where('createdAt', '<', start + dayMilliseconds)
        .where(({ not, exists }) => not(exists(eb.selectFrom('conversionsDaily').select('day').where('day', '=', day))))
        .groupBy(groups),
    )
    // Another process may be counting the same day.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteOfDay({ queries, skipTaken }: Dialect, start: number, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('conversions')
    .where('id', 'in', (eb) =>
      skipTaken(
        eb
          .selectFrom('conversions')
          .select('id')
          .where('createdAt', '>=', start)
          .where('createdAt', '<', start + dayMilliseconds)
          .limit(limit),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
