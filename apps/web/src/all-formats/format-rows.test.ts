import { namedFormats } from '@image-converter/formats/listing/named-formats';
import { expect, it } from 'vitest';
import words from '../texts/en/parts/all-formats.ts';
import { formatRows } from './format-rows.ts';

it('the table has more than fifty formats', () => {
  expect(formatRows.length).toBeGreaterThan(50);
});

it('every format that may come into the table has a sentence, and every limit, too', () => {
  const { formats, limits } = words.all_formats;
  expect(namedFormats.filter(({ name }) => !(name in formats)).map(({ name }) => name)).toEqual([]);
  expect(namedFormats.flatMap((row) => row.limits.filter((limit) => !(limit in limits)))).toEqual([]);
});
