import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorOf } from '../visitors/visitor-of.ts';
import { CallCounts } from './call-counts.ts';

const minute = 60_000;
const max = 10;
const start = Date.UTC(2030, 0, 1);

let counts: CallCounts;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  counts = new CallCounts();
});
afterEach(() => vi.useRealTimers());

/** What the plugin gets for one more call. */
function call(visitor: string): { current: number; ttl: number } | undefined {
  let told: { current: number; ttl: number } | undefined;
  counts.incr(visitor, (_error, result) => (told = result), minute, max);
  return told;
}

it('counts each visitor until the window ends, then anew', () => {
  expect([call('a'), call('b'), call('a')].map((told) => told?.current)).toEqual([1, 1, 2]);
  vi.advanceTimersByTime(20_000);
  expect(call('a')).toEqual({ current: 3, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(call('a')).toEqual({ current: 1, ttl: minute });
});

it.each([-1, 1])('keeps its window whatever happens to the clock (%i h)', (hours) => {
  call('a');
  vi.setSystemTime(start + hours * 60 * minute);
  expect(call('a')).toEqual({ current: 2, ttl: minute });
  vi.advanceTimersByTime(minute);
  expect(call('a')?.current).toBe(1);
});

/** How many of the calls are allowed, each from another address. */
function allowed(calls: number, addressOf: (index: number) => string): number {
  const told = Array.from({ length: calls }, (_, index) => call(visitorOf(addressOf(index))));
  return told.filter((one) => one && one.current <= max).length;
}

it('allows a household what two visitors get, and a company what three get, however many addresses they have', () => {
  expect(allowed(80, (index) => `2001:db8:1:ab${index + 10}::1`)).toBe(2 * max);
  expect(allowed(80, (index) => `2001:db8:1:${index + 10}ff::1`)).toBe(max);
  expect(allowed(100, () => '2001:db8:2::1')).toBe(max);
  expect(allowed(100, () => '192.0.2.1')).toBe(max);
});

it('does not count what it refuses, so that nobody uses up what the neighbours have', () => {
  expect(allowed(100, () => '2001:db8:1:1::1')).toBe(max);
  expect(allowed(100, () => '2001:db8:1:2::1')).toBe(max);
  expect(allowed(100, () => '2001:db8:1:300::1')).toBe(max);
  expect(allowed(1, () => '2001:db8:1:400::1')).toBe(0);
  vi.advanceTimersByTime(minute);
  expect(allowed(1, () => '2001:db8:1:400::1')).toBe(1);
});

it('forgets the visitor who came first when there are too many', () => {
  for (let visitor = 0; visitor <= 20_000; visitor++) call(String(visitor));
  expect(call('20000')?.current).toBe(2);
  expect(call('1')?.current).toBe(2);
  expect(call('0')?.current).toBe(1);
});
