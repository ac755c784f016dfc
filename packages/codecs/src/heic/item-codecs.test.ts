import { heifFile, type Item } from '@image-converter/corpus/fixtures/heif/file';
import { ispe } from '@image-converter/corpus/fixtures/heif/properties';
import { sniff } from '@image-converter/formats/sniff';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const size = { width: 16, height: 16 };
const coded = (type: Item['type']): Item => ({ type, data: Uint8Array.of(1, 2, 3), properties: [ispe(size)] });

test.each([
  ['jpeg', 'HEIF JPEG'],
  ['j2k1', 'JPEG 2000'],
  ['unci', 'ISO/IEC 23001-17'],
  ['vvc1', 'H.266'],
] as const)('a picture coded as %s is recognised and refused as %s', async (type, obstacle) => {
  const plan = Uint8Array.of(0, 0, 0, 0, 0, 16, 0, 16);
  const grid: Item = { type: 'grid', data: plan, properties: [ispe(size)], references: { type: 'dimg', to: [1] } };
  for (const items of [[coded(type)], [grid, coded(type)]]) {
    const bytes = heifFile(items, { brand: 'mif1' });
    expect(sniff(bytes)).toBe('heic');
    const decoding = codec.decode(sourceOf(new Blob([bytes]), 'heic'), hostForTests());
    await expect(decoding).rejects.toMatchObject({ code: 'UNSUPPORTED', obstacle });
  }
});

test('AV1 under a brand that names no codec is for the decoder of AVIF', () => {
  expect(sniff(heifFile([coded('av01'), coded('jpeg')], { brand: 'mif1' }))).toBe('avif');
});
