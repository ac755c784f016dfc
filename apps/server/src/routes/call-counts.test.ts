import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallCounts } from './call-counts.ts';

const minute = 60_000;
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
  counts.incr(visitor, (_error, result) => (told = result), minute);
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

it('forgets the visitor who came first when there are too many', () => {
  for (let visitor = 0; visitor <= 20_000; visitor++) call(String(visitor));
  expect(call('20000')?.current).toBe(2);
  expect(call('1')?.current).toBe(2);
  expect(call('0')?.current).toBe(1);
});
