import { describe, expect, it } from 'vitest';
import { formatChange, formatChoice, formatSize } from './numbers.ts';

describe('the size of a file', () => {
  it.each([
    [26, '0.03\u00a0KB'],
    [2048, '2.00\u00a0KB'],
    [10_485, '10.24\u00a0KB'],
    [10_486, '0.01\u00a0MB'],
    [1024 ** 2 * 50, '50.00\u00a0MB'],
  ])('of %i bytes is %s', (bytes, size) => {
    expect(formatSize('en', bytes)).toBe(size);
  });

  it('is written as its language does', () => {
    expect(formatSize('de', 1024 ** 2 * 1.5)).toBe('1,50\u00a0MB');
  });
});

it.each([
  ['de', 'PNG, JPG oder TIFF'],
  ['en', 'PNG, JPG or TIFF'],
  ['es', 'PNG, JPG o TIFF'],
  ['pt', 'PNG, JPG ou TIFF'],
] as const)('a choice in %s is %s', (language, choice) => {
  expect(formatChoice(language, ['PNG', 'JPG', 'TIFF'])).toBe(choice);
});

it.each([
  ['de', -0.784, '−78\u00a0%'],
  ['en', -0.784, '−78%'],
  ['es', 2.39, '+239\u00a0%'],
  ['pt', 0.12, '+12%'],
  ['en', -0.001, '0%'],
] as const)('a change in %s of %d is %s', (language, share, change) => {
  expect(formatChange(language, share)).toBe(change);
});
