import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

/** Flat areas and lines, as in a screenshot. */
function screenshot(): Pixels<4> {
  const size = { width: 400, height: 300 };
  const words = Uint32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return x % 50 === 0 || y % 40 === 0 ? 0xff_30_20_10 : 0xff_f0_f0_f0 - ((x >> 6) << 3);
  });
  return rgbaPixels(size, new Uint8ClampedArray(words.buffer));
}

test.each([
  ['a screenshot', screenshot()],
  ['a picture with all steps of transparency', halfTransparentPicture()],
])('%s is smaller, and every pixel is as it was', { tags: '@promise:more-effort' }, async (_, picture) => {
  const { width, height, data } = picture;
  const settings = settingsForTests('png', { effort: 'smaller' });
  const png = Buffer.concat((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[]);
  const usual = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  expect(png.length).toBeLessThan(usual.length);
  expect([...(await sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer())]).toEqual([...data]);
});
