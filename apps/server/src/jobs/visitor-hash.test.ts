import { afterEach, expect, it, vi } from 'vitest';
import { VisitorHash } from './visitor-hash.ts';

afterEach(() => vi.useRealTimers());

const keyed = () => vi.fn(async (day: number) => `key of day ${day}`);

it('tells visitors apart, not who they are', async () => {
  const hash = new VisitorHash({ visitorKey: keyed() });
  expect(await hash.of('192.0.2.1')).toBe(await hash.of('192.0.2.1'));
  expect(await hash.of('192.0.2.1')).not.toBe(await hash.of('192.0.2.2'));
  expect(await hash.of('192.0.2.1')).toMatch(/^[\w-]{22}$/);
});

it('is the same in all replicas, and another one tomorrow', async () => {
  vi.useFakeTimers();
  const visitorKey = keyed();
  const [one, other] = [new VisitorHash({ visitorKey }), new VisitorHash({ visitorKey })];
  const today = await one.of('192.0.2.1');
  expect(await other.of('192.0.2.1')).toBe(today);
  expect(visitorKey).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(await one.of('192.0.2.1')).not.toBe(today);
});

it('asks again after the database was away', async () => {
  const visitorKey = keyed().mockRejectedValueOnce(new Error('away'));
  const hash = new VisitorHash({ visitorKey });
  await expect(hash.of('192.0.2.1')).rejects.toThrow('away');
  expect(await hash.of('192.0.2.1')).toMatch(/^[\w-]{22}$/);
});
