import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { expect, test } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { encodeJpeg } from './encode.ts';
import { qualityOfJpeg } from './source-quality.ts';

const picture = drawPicture();

test.each([1, 10, 35, 50, 75, 90, 95, 100])(
  'quality %i is found in the files of other encoders and ours',
  async (quality) => {
    expect(qualityOfJpeg(await imageOf(picture).jpeg({ quality }).toBuffer())).toBe(quality);
    const ours = encodeJpeg(rgbaPixels(picture, rgbaOfRgb(picture.data)), quality);
    expect(qualityOfJpeg(Buffer.concat(ours))).toBe(quality);
  },
);

test("mozjpeg's steps are like some quality", async () => {
  const quality = qualityOfJpeg(await imageOf(picture).jpeg({ quality: 80, mozjpeg: true }).toBuffer()) ?? 0;
  expect(Math.abs(quality - 80)).toBeLessThan(15);
});

test.each([
  ['nothing', []],
  ['no tables', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2]],
  ['a table that is cut off', [0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, 1, 2, 3]],
  ['steps of zero', [0xff, 0xd8, 0xff, 0xdb, 0, 67, ...Array<number>(65).fill(0)]],
  ['a segment of no length', [0xff, 0xd8, 0xff, 0xe0, 0, 0]],
])('there is none in a file with %s', (_, bytes) => {
  expect(qualityOfJpeg(Uint8Array.from(bytes))).toBeUndefined();
});
