import { expect, test } from 'vitest';
import { Clock } from './clock.ts';

function told(...milliseconds: number[]): number[] {
  const clock = new Clock();
  return milliseconds.map((one) => clock.hundredths(one));
}

test('what rounding takes from a frame, the next gets', () => {
  expect(told(33, 33, 33, 33, 33, 33)).toEqual([3, 4, 3, 3, 4, 3]);
});

test('nothing becomes so short that browsers would show it slowly', () => {
  expect(told(16, 16, 16)).toEqual([2, 2, 2]);
});

test('what browsers show slowly anyway stays as it is', () => {
  expect(told(0, 10)).toEqual([0, 1]);
});
