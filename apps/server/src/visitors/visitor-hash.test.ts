import { afterEach, expect, it, vi } from 'vitest';
import { VisitorHash } from './visitor-hash.ts';
import { visitorOf } from './visitor-of.ts';

afterEach(() => vi.useRealTimers());

const keyed = () => vi.fn(async (day: number) => `key of day ${day}`);

it('tells visitors apart, not who they are', async () => {
  const hash = new VisitorHash({ visitorKey: keyed() });
  expect(await hash.of('192.0.2.1')).toBe(await hash.of('192.0.2.1'));
  expect(await hash.of('192.0.2.1')).not.toBe(await hash.of('192.0.2.2'));
  expect(await hash.of('192.0.2.1')).toMatch(/^[\w-]{22}$/);
});

it('shows which visitors share a network, not which network', async () => {
  const hash = new VisitorHash({ visitorKey: keyed() });
  const [one = '', neighbour = ''] = await Promise.all(
    ['2001:db8:1:2::1', '2001:db8:1:3::1'].map((ip) => hash.of(visitorOf(ip))),
  );
  expect(one).toMatch(/^[\w-]{22}\|[\w-]{22}\|[\w-]{22}$/);
  expect(one.slice(0, 45)).toBe(neighbour.slice(0, 45));
  expect(one.slice(45)).not.toBe(neighbour.slice(45));
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
