import { meanDifference } from '@image-converter/corpus/compare';
import { MagickFormat } from '@imagemagick/magick-wasm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests, wasmForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';
import { encodeWithMagick } from './encode.ts';
import { initializeMagickOnce } from './magick.ts';

beforeAll(() => initializeMagickOnce(wasmForTests('magick')));

const size = { width: 300, height: 200 };

async function written(background: string): Promise<Uint8Array> {
  const [bytes] = (await codec.encode(
    halfTransparentPicture(),
    settingsForTests('jpg', { background }),
    browserHostForTests(),
  )) as Uint8Array[];
  return bytes ?? new Uint8Array();
}

test.each(['#ffffff', '#204060'])('a transparent picture as JPG is on the background %s', async (background) => {
  const jpg = await written(background);
  expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', ...size, hasAlpha: false });
  const raw = { raw: { ...size, channels: 4 as const } };
  const expected = await sharp(halfTransparentPicture().data, raw).flatten({ background }).raw().toBuffer();
  expect(meanDifference(await sharp(jpg).raw().toBuffer(), expected)).toBeLessThan(3);
});

test('a lower quality gives a smaller file', () => {
  const opaque = rgbaPixels(size, halfTransparentPicture().data.fill(255, 3, 4), true);
  const [low, high] = [30, 95].map((quality) => encodeWithMagick(opaque, MagickFormat.Jpeg, quality).length);
  expect(low).toBeLessThan(high ?? 0);
});

test('a picture wider than any canvas becomes a JPG', async () => {
  const wide = rgbaPixels({ width: 40_000, height: 2 }, new Uint8ClampedArray(40_000 * 2 * 4).fill(255));
  expect((await sharp(encodeWithMagick(wide, MagickFormat.Jpeg, 80)).metadata()).width).toBe(40_000);
});

test('a target that ImageMagick does not write for us is left to the next codec', async () => {
  expect(await codec.encode(halfTransparentPicture(), settingsForTests('png'), browserHostForTests())).toBeUndefined();
});
