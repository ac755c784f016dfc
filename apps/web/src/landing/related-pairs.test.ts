import { pairNames } from '@image-converter/formats/pairs';
import { expect, it } from 'vitest';
import { relatedPairs } from './related-pairs.ts';

it('home leads to every pair', () => {
  expect(relatedPairs('home')).toEqual(pairNames);
});

it.each(pairNames)('%s leads to a few others', (pair) => {
  const related = relatedPairs(pair);
  expect(related).not.toContain(pair);
  expect(new Set(related).size).toBe(8);
});

it('what can be done with the same files comes first, then the way back', () => {
  expect(relatedPairs('heic-to-jpg')).toContain('heic-to-png');
  expect(relatedPairs('png-to-avif')).toEqual(expect.arrayContaining(['png-to-jpg', 'png-to-webp', 'avif-to-png']));
});
