import { applicable, targetDefaults } from '@image-converter/formats/options';
import { describe, expect, test } from 'vitest';
import { sizesOf } from './task.ts';

describe('the sizes of a picture', () => {
  const chosen = { size: { percent: 50 }, enlarge: true, widths: '480,960,1600', favicons: true } as const;
  const sizesFor = (target: Parameters<typeof targetDefaults>[0]) =>
    sizesOf(applicable({ ...targetDefaults(target), ...chosen }));

  test('are its widths, the largest first, and never enlarged', () => {
    const sizes = [1600, 960, 480].map((width) => ({ size: { width }, enlarge: false }));
    expect(sizesFor('webp')).toEqual(sizes);
  });

  test('are the usual one where a format has no widths', () => {
    expect(sizesFor('tiff')).toEqual([{ size: { percent: 50 }, enlarge: true }]);
  });

  test('of favicons begin with a square of the largest, enlarged if need be', () => {
    expect(sizesFor('ico')).toEqual([{ size: { pad: { width: 512, height: 512 } }, enlarge: true }]);
  });
});
