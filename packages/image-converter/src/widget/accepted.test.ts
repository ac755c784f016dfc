import { expect, test } from 'vitest';
import { formatsIn, widened } from './accepted.ts';

const names = async (attribute: string | null) => (await formatsIn(attribute)).map(([name]) => name);

test('formats are named by name or extension, also the rare ones', async () => {
  expect(await names('HEIC, tif')).toEqual(['heic', 'tiff']);
  expect(await names('jpeg pcx')).toEqual(['jpg', 'pcx']);
  expect(await names('nonsense')).toEqual([]);
  expect(await names('')).toEqual([]);
});

test('without an attribute, these are all pictures, but not documents', async () => {
  const all = await names(null);
  expect(all).toEqual(expect.arrayContaining(['png', 'heic', 'psd', 'pcx']));
  expect(all).not.toContain('pdf');
});

test('a picker offers each type once', async () => {
  const more = await formatsIn('heic');
  expect(widened('image/png, .heic', more)).toBe('image/png,.heic,image/heic,.heif');
});
