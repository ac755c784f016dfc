import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringIntoView } from './use-is-visible.ts';

beforeEach(() => vi.stubGlobal('innerHeight', 600));
afterEach(() => vi.unstubAllGlobals());

function scrolledFor(top: number): number {
  const scrollIntoView = vi.fn();
  bringIntoView({ getBoundingClientRect: () => ({ top }) as DOMRect, scrollIntoView });
  return scrollIntoView.mock.calls.length;
}

it.each([0, 300])('leaves the page where it is while the card starts %d pixels below the top', (top) => {
  expect(scrolledFor(top)).toBe(0);
});

it.each([
  ['above the window', -1],
  ['in its lower half', 301],
])('scrolls to a card that starts %s', (_, top) => {
  expect(scrolledFor(top)).toBe(1);
});

it('does nothing where nothing is on screen', () => {
  expect(() => bringIntoView(null)).not.toThrow();
});
