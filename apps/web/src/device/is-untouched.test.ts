import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, expect, it, vi } from 'vitest';
import { type Item, initialState } from '../converter/state/state.ts';
import { isUntouched } from './is-untouched.ts';

afterEach(() => vi.unstubAllGlobals());

function sessionWith(...items: Item[]) {
  return { state: () => ({ ...initialState(targetDefaults('jpg')), items }) };
}

const file = new File(['x'], 'a.png');
const item: Item = { id: '1', file, format: 'png', label: 'PNG', status: { kind: 'waiting' } };

it.each([
  ['has just been opened', 'navigate', false, '', sessionWith(), true],
  ['was reloaded, which would go on and on', 'reload', false, '', sessionWith(), false],
  ['was touched', 'navigate', true, '', sessionWith(), false],
  ['is about to take shared files', 'navigate', false, '#shared', sessionWith(), false],
  ['holds a file', 'navigate', false, '', sessionWith(item), false],
])('a page that %s: %s, %s, "%s"', (_what, type, hasBeenActive, hash, session, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.stubGlobal('location', { hash });
  expect(isUntouched([session])).toBe(expected);
});
