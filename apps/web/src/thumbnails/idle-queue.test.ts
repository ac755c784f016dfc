import { describe, expect, it } from 'vitest';
import { IdleQueue } from './idle-queue.ts';

const wanted = new AbortController().signal;

describe('a line of small things to do', () => {
  it('does one after another, and each only at rest', async () => {
    const happened: string[] = [];
    const line = new IdleQueue(async () => void happened.push('rest'));
    const gate = Promise.withResolvers<void>();
    const first = line.do(wanted, async () => {
      happened.push('first');
      await gate.promise;
      return 1;
    });
    const second = line.do(wanted, async () => {
      happened.push('second');
      return 2;
    });
    await expect.poll(() => happened).toEqual(['rest', 'first']);
    gate.resolve();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    expect(happened).toEqual(['rest', 'first', 'rest', 'second']);
  });

  it('goes on after a failure', async () => {
    const line = new IdleQueue(async () => {});
    expect(await line.do(wanted, () => Promise.reject(new Error('no')))).toBeUndefined();
    expect(await line.do(wanted, async () => 2)).toBe(2);
  });

  it('leaves out what is no longer wanted', async () => {
    const line = new IdleQueue(async () => {});
    const controller = new AbortController();
    const done = line.do(controller.signal, async () => 1);
    controller.abort();
    expect(await done).toBeUndefined();
  });
});
