import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringIntoView } from './use-is-visible.ts';

beforeEach(() => vi.stubGlobal('innerHeight', 600));
afterEach(() => vi.unstubAllGlobals());

function scrolledFor(top: number, bottom: number): number {
  const scrollIntoView = vi.fn();
  bringIntoView({ getBoundingClientRect: () => ({ top, bottom }) as DOMRect }, { scrollIntoView });
  return scrollIntoView.mock.calls.length;
}

it('leaves the page where it is while the actions are visible', () => {
  expect(scrolledFor(0, 600)).toBe(0);
});

it.each([
  ['above', -1, 40],
  ['below', 580, 601],
])('scrolls to the converter if the actions reach %s the window', (_, top, bottom) => {
  expect(scrolledFor(top, bottom)).toBe(1);
});

it('does nothing where nothing is on screen', () => {
  expect(() => bringIntoView(null, null)).not.toThrow();
});
