import { describe, expect, it } from 'vitest';
import { Latest } from './latest.ts';

describe('of several wishes', () => {
  it('only the last is granted once the first is', async () => {
    const begun: number[] = [];
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const latest = new Latest<number>((asked) => {
      begun.push(asked);
      return gates[begun.length - 1]?.promise ?? Promise.resolve();
    });
    for (const wish of [1, 2, 3]) latest.ask(wish);
    expect(begun).toEqual([1]);
    gates[0]?.resolve();
    await expect.poll(() => begun).toEqual([1, 3]);
    latest.ask(4);
    latest.forget();
    gates[1]?.resolve();
    await Promise.resolve();
    latest.ask(5);
    await expect.poll(() => begun).toEqual([1, 3, 5]);
  });

  it('a failed one keeps nobody from the next', async () => {
    const begun: number[] = [];
    const latest = new Latest<number>(async (asked) => {
      begun.push(asked);
      throw new Error('no');
    });
    latest.ask(1);
    latest.ask(2);
    await expect.poll(() => begun).toEqual([1, 2]);
  });
});
