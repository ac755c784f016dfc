import { expect, it } from 'vitest';
import { LogAllowance } from './log-allowance.ts';

it('allows a handful at once, then one every three seconds, and never more than a handful', () => {
  const allowance = new LogAllowance();
  const allowedAt = (now: number) => Array.from({ length: 300 }, () => allowance.take(now)).filter(Boolean).length;
  expect(allowedAt(0)).toBe(20);
  expect(allowedAt(2999)).toBe(0);
  expect(allowedAt(3001)).toBe(1);
  expect(allowedAt(10 * 60_000)).toBe(20);
});
