import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorOf } from '../visitors/visitor-of.ts';
import { LogAllowance } from './log-allowance.ts';

let allowance: LogAllowance;
beforeEach(() => {
  vi.useFakeTimers();
  allowance = new LogAllowance(120);
});
afterEach(() => vi.useRealTimers());

it('takes a batch of thousands at once, then as many rows as calls are allowed', () => {
  for (let call = 0; call < 50; call++) allowance.take('a', 100);
  expect(() => allowance.take('a', 100)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 50 }));
  vi.advanceTimersByTime(50_000);
  allowance.take('a', 100);
  expect(() => allowance.take('a', 1)).toThrow('Too many log rows');
  vi.advanceTimersByTime(24 * 3_600_000);
  for (let call = 0; call < 50; call++) allowance.take('a', 100);
  expect(() => allowance.take('a', 1)).toThrow('Too many log rows');
});

it('counts each visitor', () => {
  for (let call = 0; call < 50; call++) allowance.take('a', 100);
  allowance.take('b', 100);
  expect(() => allowance.take('a', 1)).toThrow();
});

it('counts the networks of a visitor, which get more', () => {
  const batches = (ip: string) => {
    for (let call = 0; call < 50; call++) allowance.take(visitorOf(ip), 100);
  };
  batches('2001:db8:1:1::1');
  batches('2001:db8:1:2::1');
  expect(() => allowance.take(visitorOf('2001:db8:1:3::1'), 1)).toThrow('Too many log rows');
  batches('2001:db8:1:ff00::1');
  expect(() => allowance.take(visitorOf('2001:db8:1:ee00::1'), 1)).toThrow('Too many log rows');
  batches('2001:db8:2::1');
});

it('forgets the visitor who has logged nothing for the longest time when there are too many', () => {
  for (const visitor of ['a', 'b']) for (let call = 0; call < 50; call++) allowance.take(visitor, 100);
  for (let visitor = 0; visitor < 19_999; visitor++) allowance.take(String(visitor), 1);
  expect(() => allowance.take('b', 1)).toThrow();
  expect(() => allowance.take('a', 100)).not.toThrow();
});
