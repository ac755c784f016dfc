import { randomBytes } from 'node:crypto';
import type { Dialect } from './dialect.ts';

/** The key of a day, shared by all replicas: the first to ask creates it. Keys of other days are deleted. */
export async function visitorKey({ queries }: Dialect, day: number): Promise<string> {
  await queries.deleteFrom('visitorKeys').where('day', '!=', day).execute();
  await queries
    .insertInto('visitorKeys')
    .values({ day, key: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await queries
    .selectFrom('visitorKeys')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}
