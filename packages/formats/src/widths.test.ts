import { expect, test } from 'vitest';
import { effective, targetDefaults } from './options.ts';
import { widthsCheck } from './widths.ts';

test.each(['none', '16', '480,960,1600', '16,17,18,19,20,8192'])('%s can be chosen', (widths) => {
  expect(widthsCheck.is(widths)).toBe(true);
});

test.each([
  '',
  '15',
  '8193',
  '960,480',
  '480,480',
  '480, 960',
  '480,',
  '0480',
  '4e2',
  '16,17,18,19,20,21,22',
  'none,480',
  480,
  ['480'],
])('%j cannot be chosen', (widths) => {
  expect(widthsCheck.is(widths)).toBe(false);
});

test('the description of the API says the same of what is written like widths', () => {
  const pattern = new RegExp(String(widthsCheck.schema.pattern));
  expect(['none', '16', '480,960,1600'].every((text) => pattern.test(text))).toBe(true);
  expect(['', '480, 960', '0480', '16,17,18,19,20,21,22'].some((text) => pattern.test(text))).toBe(false);
});

test('widths leave no other size', () => {
  const chosen = { size: { percent: 50 }, enlarge: true, widths: '480,960,1600' } as const;
  const { size, enlarge, widths } = effective({ ...targetDefaults('jpg'), ...chosen });
  expect({ size, enlarge, widths }).toEqual({ size: 'original', enlarge: false, widths: chosen.widths });
});
