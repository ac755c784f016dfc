import { fixture } from '@image-converter/corpus/fixtures';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { nclx } from '@image-converter/corpus/fixtures/heif/properties';
import { expect, it } from 'vitest';
import { hasHdrCurve } from './hdr-curve.ts';

it.each([
  ['shades-pq.avif', true],
  ['shades-hlg.avif', true],
  ['shades-pq-in-stream.avif', true],
  ['shades-display-p3.avif', false],
  ['10-bit.avif', false],
  ['plain.heic', false],
] as const)('%s: reaches beyond white: %s', async (name, expected) => {
  const format = name.endsWith('heic') ? 'heic' : 'avif';
  expect(await hasHdrCurve(new Blob([await fixture(name)]), format)).toBe(expected);
});

it('a HEIC in PQ reaches beyond white', async () => {
  const properties = [nclx({ primaries: 9, transfer: 16, matrix: 9 })];
  expect(await hasHdrCurve(new Blob([heifFile([pictureItem('picture', { properties })])]), 'heic')).toBe(true);
});
