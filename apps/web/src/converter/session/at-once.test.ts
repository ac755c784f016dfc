// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage.ts';

/** As on a new visit. */
const visit = () => import('./at-once.ts');

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is off until it is chosen, and remembered until it is chosen otherwise', async () => {
  const first = await visit();
  expect(first.convertsAtOnce()).toBe(false);
  first.chooseAtOnce(true);
  vi.resetModules();
  const second = await visit();
  expect(second.convertsAtOnce()).toBe(true);
  second.chooseAtOnce(false);
  expect(second.convertsAtOnce()).toBe(false);
  expect(localStorage.getItem(storageKeys.atOnce)).toBeNull();
});

it('lasts for the visit where nothing may be stored', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
  const { chooseAtOnce, convertsAtOnce } = await visit();
  chooseAtOnce(true);
  expect(convertsAtOnce()).toBe(true);
});
