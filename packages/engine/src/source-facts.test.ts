import { fixture } from '@image-converter/corpus/fixtures';
import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { expect, it } from 'vitest';
import { sourceFacts } from './source-facts.ts';

const factsOf = async (name: string, format: AnyFormat) => sourceFacts(new Blob([await fixture(name)]), format);

it.each([
  ['plain.jpg', 'jpg', { size: { width: 64, height: 48 }, orientation: 1, colours: 'srgb', quality: 95 }],
  ['exif-rotated-6.jpg', 'jpg', { orientation: 6 }],
  ['tagged-matrix.jpg', 'jpg', { orientation: 1, colours: 'described' }],
  ['cmyk.jpg', 'jpg', { colours: 'cmyk' }],
  ['plain.png', 'png', { orientation: 1, colours: 'srgb' }],
] as const)('tells what %s says about itself', async (name, format, facts) => {
  expect(await factsOf(name, format)).toMatchObject(facts);
});

it('tells the quality of a JPG', async () => {
  const jpg = new Blob([new Uint8Array(await imageOf(drawPicture()).jpeg({ quality: 63 }).toBuffer())]);
  expect((await sourceFacts(jpg, 'jpg')).quality).toBe(63);
});

it('tells nothing of what it cannot read', async () => {
  expect(await sourceFacts(new Blob(['?']), 'jpg')).toEqual({});
  expect(await sourceFacts(new Blob(['?']), 'psd')).toEqual({});
});
