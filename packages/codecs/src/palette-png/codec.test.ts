import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { likenessOf } from '../likeness.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const textured = drawTextured({ width: 300, height: 200 });
const photo = rgbaPixels(textured, rgbaOfRgb(textured.data));

async function written(picture: Pixels<4>) {
  const settings = settingsForTests('png', { effort: 'palette' });
  const png = Buffer.concat((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[]);
  const data = new Uint8ClampedArray(await sharp(png).ensureAlpha().raw().toBuffer());
  return { png, seen: rgbaPixels(picture, data) };
}

test.each([
  ['a photo', photo, 28],
  ['a picture with all steps of transparency', halfTransparentPicture(), 30],
] as const)('%s has 256 colours and looks the same', { tags: '@promise:more-effort' }, async (_, picture, decibels) => {
  const { png, seen } = await written(picture);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 200, isPalette: true });
  expect(new Set(new Uint32Array(seen.data.buffer)).size).toBeLessThanOrEqual(256);
  expect(likenessOf(seen, picture)).toBeGreaterThan(decibels);
});

test('what is clear or opaque stays so', async () => {
  const picture = halfTransparentPicture();
  const { seen } = await written(picture);
  for (let at = 3; at < picture.data.length; at += 4) {
    if (picture.data[at] === 0 || picture.data[at] === 255)
      expect(Math.abs((seen.data[at] ?? 0) - (picture.data[at] ?? 0))).toBeLessThan(9);
  }
});

test('a picture of few colours comes back exactly', async () => {
  const data = Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at >> 4) & 0xe0));
  const picture = rgbaPixels({ width: 40, height: 30 }, data);
  expect(likenessOf((await written(picture)).seen, picture)).toBe('identical');
});
