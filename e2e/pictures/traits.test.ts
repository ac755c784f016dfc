import { fixture } from '@image-converter/corpus/fixtures';
import { bmpFile } from '@image-converter/corpus/fixtures/bmp';
import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { expect, it } from 'vitest';
import { traitsOf } from './traits.ts';

async function kindsOf(bytes: Uint8Array, format: AnyFormat): Promise<string[]> {
  return (await traitsOf(bytes, format)).map(({ kind }) => kind);
}

it.each([
  ['16-bit.png', 'png', ['PNG: 16 bits']],
  ['display-p3-red.png', 'png', ['PNG: 8 bits', 'PNG: RGB with a profile']],
  ['animated.png', 'png', ['PNG: 8 bits', 'PNG: animated (APNG)']],
  ['transparent.webp', 'webp', ['WebP: 8 bits', 'WebP: lossless', 'WebP: transparent']],
  ['exif-rotated-6.jpg', 'jpg', ['JPG: 8 bits', 'JPG: RGB with a profile', 'JPG: turned by EXIF']],
  ['cmyk.jpg', 'jpg', ['JPG: 8 bits', 'JPG: printing inks (CMYK) with a profile']],
  ['turned-7.heic', 'heic', ['HEIC: 8 bits', 'HEIC: irot and imir']],
  ['three-pages.tiff', 'tiff', ['TIFF: 8 bits', 'TIFF: LZW', 'TIFF: several']],
] as const)('%s has the traits of its name', async (name, format, kinds) => {
  expect(await kindsOf(await fixture(name), format)).toEqual(kinds);
});

it('a BMP is known by its header', async () => {
  expect(await kindsOf(bmpFile(drawPicture()), 'bmp')).toEqual(['BMP: 24 bits']);
});

it('a damaged file has none rather than wrong ones', async () => {
  expect(await kindsOf(new Uint8Array(40), 'tiff')).toEqual([]);
});
