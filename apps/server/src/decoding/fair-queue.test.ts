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
    line.giveToFirst(child);
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  return order;
}

it('serves one visitor in the order of coming', async () => {
  expect(await served(new FairQueue(), ['a1', 'a2', 'a3'])).toEqual(['a1', 'a2', 'a3']);
});

it('lets visitors take turns, however many jobs one of them has', async () => {
  const order = await served(new FairQueue(), ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
});

it('forgets who leaves, and tells everybody when it closes', async () => {
  const line = new FairQueue();
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
