import { pairs, specifiedPairs } from '@image-converter/formats/pairs';
import { expect, it } from 'vitest';
import { menuColumns } from './menu-columns.ts';

it('lists the conversions of the specification and popular ones, by target', () => {
  const [jpg, png, others] = menuColumns;
  expect(menuColumns.map(({ targets }) => targets)).toEqual(['JPG', 'PNG', 'WebP, PDF, AVIF, ICO']);
  expect(jpg?.pairs.every((pair) => pairs[pair].to === 'jpg')).toBe(true);
  expect(png?.pairs.every((pair) => pairs[pair].to === 'png')).toBe(true);
  expect(others?.pairs.some((pair) => ['jpg', 'png'].includes(pairs[pair].to))).toBe(false);
  expect(menuColumns.flatMap((column) => column.pairs)).toEqual(expect.arrayContaining(Object.keys(specifiedPairs)));
});

it('is short, because every page carries it', () => {
  expect(menuColumns.flatMap((column) => column.pairs).length).toBeLessThan(20);
});
