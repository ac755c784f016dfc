// @vitest-environment happy-dom
import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage.ts';
import { readRemembered, remember } from './remembered.ts';

const stored = () => localStorage.getItem(storageKeys.options);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('remembers what is not as usual, and nothing once all of it is', { tags: '@promise:options-remembered' }, () => {
  remember({ ...targetDefaults('jpg'), quality: 70, size: { width: 800 }, maxBytes: 200_000, names: '{n}' });
  expect(readRemembered()).toEqual({ quality: 70, size: { width: 800 }, maxBytes: 200_000, names: '{n}' });
  remember(targetDefaults('jpg'));
  expect(stored()).toBeNull();
  expect(readRemembered()).toEqual({});
});

it("remembers neither a page's target nor how its files are read", { tags: '@promise:options-remembered' }, () => {
  remember({ ...targetDefaults('png'), pages: 'all', dpi: 300, longestSide: 50, raw: 'camera preview' });
  expect(stored()).toBeNull();
});

it('forgets what is about the pictures at hand', () => {
  remember({
    ...targetDefaults('png'),
    rotate: 90,
    flip: 'horizontal',
    crop: { left: 0, top: 0, width: 0.5, height: 1 },
  });
  expect(stored()).toBeNull();
  localStorage.setItem(storageKeys.options, '{"rotate":90,"quality":70}');
  expect(readRemembered()).toEqual({ quality: 70 });
});

it.each([
  ['not JSON', '{'],
  ['no object', 'null'],
  ['another kind', '[1,2]'],
  [
    'an option of an earlier version, and values that are no longer allowed',
    '{"sharpen":1,"quality":0,"target":"png"}',
  ],
])('does without what cannot be used: %s', (_kind, text) => {
  localStorage.setItem(storageKeys.options, text);
  expect(readRemembered()).toEqual({});
});

it('keeps what is right beside what is wrong', () => {
  localStorage.setItem(storageKeys.options, '{"quality":70,"effort":"endless","__proto__":{"lossless":true}}');
  expect(readRemembered()).toEqual({ quality: 70 });
});

it('does not need storage', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  remember({ ...targetDefaults('jpg'), quality: 70 });
  expect(readRemembered()).toEqual({});
});
