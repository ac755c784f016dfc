import { expect, it } from 'vitest';
import { isSameName, longestName, presetName } from './preset-name.ts';

it.each([
  ['  Shop   1200 square ', 'Shop 1200 square'],
  ['a\u0000b\nc', 'a b c'],
  ['innocent\u202Egpj.exe', 'innocent gpj.exe'],
  ['Familie 👩‍👧', 'Familie 👩‍👧'],
  ['متجر', 'متجر'],
  ['<b>&"', '<b>&"'],
])('is what a person sees: %j', (typed, name) => {
  expect(presetName(typed)).toBe(name);
});

it.each(['', '   ', '\u202E', '\ud83d', 'x'.repeat(longestName + 1)])('is neither empty nor too long: %j', (typed) => {
  expect(presetName(typed)).toBeUndefined();
});

it('does not depend on capitals', () => {
  expect(isSameName('Shop', 'shop')).toBe(true);
  expect(isSameName('Shop', 'Shop 2')).toBe(false);
});
