import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { State } from '../converter/state/state.ts';
import { WaitForConversion } from './wait-for-conversion.ts';

/** A session in which only the phase matters. */
function sessionIn(phase: State['phase']) {
  let current = phase;
  const listeners = new Set<() => void>();
  return {
    state: () => ({ phase: current }) as State,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next: State['phase']) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Whether it still waits after all pending tasks have run. */
async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  let goesOn = false;
  void waiting.then(() => {
    goesOn = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return !goesOn;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('nothing waits while nothing is converted', async () => {
  expect(await isWaiting(new WaitForConversion(sessionIn('selected'), 1000).wait())).toBe(false);
});

it('a conversion goes first until it ends', async () => {
  const session = sessionIn('converting');
  const waiting = new WaitForConversion(session, 1000).wait();
  session.change('converting');
  expect(await isWaiting(waiting)).toBe(true);
  session.change('done');
  expect(await isWaiting(waiting)).toBe(false);
});

it('a long conversion goes first only for a while', async () => {
  const waitForConversion = new WaitForConversion(sessionIn('converting'), 1000);
  const waiting = waitForConversion.wait();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isWaiting(waiting)).toBe(false);
  expect(waitForConversion.isNeeded).toBe(false);
});

it('the next conversion goes first, too', async () => {
  const session = sessionIn('converting');
  const waitForConversion = new WaitForConversion(session, 1000);
  const waiting = waitForConversion.wait();
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
  session.change('done');
  expect(waitForConversion.isNeeded).toBe(false);
  session.change('converting');
  expect(waitForConversion.isNeeded).toBe(true);
});

it('nobody waits for a conversion once keeping has been turned off', async () => {
  const waitForConversion = new WaitForConversion(sessionIn('converting'), 1000);
  const waiting = waitForConversion.wait();
  waitForConversion.end();
  expect(await isWaiting(waiting)).toBe(false);
  expect(waitForConversion.isNeeded).toBe(false);
});
