import { expect, it } from 'vitest';
import type { DecodingChild } from './decoding-child.ts';
import { FairQueue } from './fair-queue.ts';

const child = {} as DecodingChild;
const never = new AbortController().signal;

/** Serves the jobs one after another; resolves to the visitor of each. */
async function served(line: FairQueue, jobs: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  const all = jobs.map((job) => line.wait(never, job.charAt(0)).then(() => order.push(job)));
  while (line.length > 0) {
    line.giveToNext(() => child);
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  return order;
}

it('serves one visitor in the order of coming', async () => {
  expect(await served(new FairQueue(() => 0), ['a1', 'a2', 'a3'])).toEqual(['a1', 'a2', 'a3']);
});

it('lets visitors take turns, however many jobs one of them has', async () => {
  const order = await served(new FairQueue(() => 0), ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
});

it('serves first who has used less', async () => {
  const used: Record<string, number> = { a: 20, b: 0.5, c: 3 };
  const line = new FairQueue((visitor) => used[visitor] ?? 0);
  expect(await served(line, ['a1', 'b1', 'c1', 'a2', 'b2'])).toEqual(['b1', 'b2', 'c1', 'a1', 'a2']);
});

it('serves only those for whom there is a child', async () => {
  const line = new FairQueue(() => 0);
  const first = line.wait(never, 'a');
  const second = line.wait(never, 'b');
  const onlyForB = (visitor: string) => (visitor === 'b' ? child : undefined);
  expect(line.giveToNext(onlyForB)).toBe(true);
  await second;
  expect(line.giveToNext(onlyForB)).toBe(false);
  expect([line.has((visitor) => visitor === 'a'), line.has((visitor) => visitor === 'b')]).toEqual([true, false]);
  line.giveToNext(() => child);
  await first;
});

it('forgets who leaves, and tells everybody when it closes', async () => {
  const line = new FairQueue(() => 0);
  const leaving = new AbortController();
  const left = line.wait(leaving.signal, 'a');
  const stays = line.wait(never, 'a');
  const other = line.wait(never, 'b');
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'ABORTED' });
  expect(line.length).toBe(2);
  line.failAll('SHUTTING_DOWN');
  await expect(stays).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  await expect(other).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  expect(line.length).toBe(0);
});
