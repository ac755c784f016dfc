import { describe, expect, it } from 'vitest';
import { languages } from '../routes/pages.ts';
import {
  formatBoth,
  formatChange,
  formatChoice,
  formatHundredths,
  formatNumber,
  formatPercent,
  formatSize,
} from './numbers.ts';

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

it.each(languages)('numbers and shares in %s are those of Intl', (language) => {
  for (const value of [0, 0.1, 0.0625, 1, 1.25, 12.3456, 999, 1000, 1234.5, 12_345, -2.5]) {
    expect(formatNumber(language, value)).toBe(new Intl.NumberFormat(language).format(value));
    expect(formatPercent(language, value)).toBe(new Intl.NumberFormat(language, { style: 'percent' }).format(value));
    const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    expect(formatHundredths(language, value)).toBe(hundredths.format(value));
  }
});

it.each(languages)('two formats in %s are joined as by Intl', (language) => {
  for (const to of ['JPG', 'ICO', 'WebP'])
    expect(formatBoth(language, { from: 'PNG', to })).toBe(new Intl.ListFormat(language).format(['PNG', to]));
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
