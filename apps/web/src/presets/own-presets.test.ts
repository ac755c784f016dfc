// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage.ts';
import { mostPresets, type OwnPreset, readPresets, storePresets, withPreset } from './own-presets.ts';

const shop: OwnPreset = {
  name: 'Shop 1200 square',
  chosen: { target: 'jpg', size: { pad: { width: 1200, height: 1200 } }, quality: 80, names: 'shop-{n}' },
};
const small: OwnPreset = { name: 'Small', chosen: { target: 'webp', quality: 50 } };
const keep = (kept: unknown) => localStorage.setItem(storageKeys.presets, JSON.stringify(kept));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('presets of a visitor', () => {
  it('are there again on the next visit, in their order', () => {
    expect(readPresets()).toEqual([]);
    expect(storePresets([shop, small])).toBe(true);
    expect(readPresets()).toEqual([shop, small]);
    expect(storePresets([])).toBe(true);
    expect(localStorage.getItem(storageKeys.presets)).toBeNull();
  });

  it('are replaced by one of the same name', () => {
    const other = { name: 'SMALL', chosen: { target: 'png' } } as const;
    expect(withPreset([small, shop], other)).toEqual([other, shop]);
    expect(withPreset([shop], small)).toEqual([shop, small]);
  });

  it('do not include how the pictures at hand are turned', () => {
    keep([{ name: 'Turned', chosen: { target: 'jpg', quality: 70, rotate: 90 } }]);
    expect(readPresets()).toEqual([{ name: 'Turned', chosen: { target: 'jpg', quality: 70 } }]);
  });
});

describe('what anything may have written into the storage', () => {
  it.each([
    ['an unknown option', { name: 'A', chosen: { target: 'jpg', shine: 5 } }],
    ['an invalid value', { name: 'A', chosen: { target: 'jpg', quality: 5000 } }],
    ['an invalid pattern for names', { name: 'A', chosen: { target: 'jpg', names: '' } }],
    ['an unknown target', { name: 'A', chosen: { target: 'exe' } }],
    ['no target', { name: 'A', chosen: { quality: 50 } }],
    ['no name', { chosen: { target: 'jpg' } }],
    ['a name that is none', { name: ' \u202Ex', chosen: { target: 'jpg' } }],
    ['a long name', { name: 'x'.repeat(41), chosen: { target: 'jpg' } }],
    ['nothing', null],
    ['a text', 'A'],
    ['the same name again', { name: 'SMALL', chosen: { target: 'jpg' } }],
  ])('is left out: %s', (_, broken) => {
    keep([small, broken]);
    expect(readPresets()).toEqual([small]);
  });

  it.each(['', '{', '5', 'null', '{"name":"A"}'])('is no preset at all: %s', (text) => {
    localStorage.setItem(storageKeys.presets, text);
    expect(readPresets()).toEqual([]);
  });

  it('is cut to as many as we keep', () => {
    keep(Array.from({ length: 50 }, (_, number) => ({ ...small, name: `Small ${number}` })));
    expect(readPresets()).toHaveLength(mostPresets);
  });
});

it.each(['full', 'forbidden'])('a device that keeps nothing says so: storage is %s', (why) => {
  const refuse = () => {
    throw new DOMException(why);
  };
  vi.stubGlobal('localStorage', { getItem: why === 'full' ? () => null : refuse, setItem: refuse, clear: () => {} });
  expect(storePresets([shop])).toBe(false);
  expect(readPresets()).toEqual([]);
});
