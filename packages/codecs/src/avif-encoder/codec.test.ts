import { meanDifference } from '@image-converter/corpus/compare';
import { readAvif } from '@image-converter/formats/inspect/avif';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const picture = halfTransparentPicture();
const raw = { raw: { width: picture.width, height: picture.height, channels: 4 as const } };
const onWhite = (image: Sharp) => image.flatten({ background: 'white' }).raw().toBuffer();

async function written(quality: number): Promise<Buffer> {
  const settings = settingsForTests('avif', { quality });
  return Buffer.concat((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[]);
}

test('bytes are AVIF, keep transparency and look the same', async () => {
  const bytes = await written(60);
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 300,
    height: 200,
    hasAlpha: true,
  });
  expect(meanDifference(await onWhite(sharp(bytes)), await onWhite(sharp(picture.data, raw)))).toBeLessThan(3);
});

test('bytes say that they are sRGB', async () => {
  const tags = await readAvif(new Blob([new Uint8Array(await written(60))]));
  expect(tags).toMatchObject({ primaries: 1, transfer: 13, matrix: 6, profile: undefined });
});

test('a lower quality gives a smaller file', async () => {
  expect((await written(30)).length).toBeLessThan((await written(90)).length);
});
