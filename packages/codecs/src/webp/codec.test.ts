import { meanDifference } from '@image-converter/corpus/compare';
import type { Choices } from '@image-converter/formats/options';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const picture = halfTransparentPicture();
const raw = { raw: { width: picture.width, height: picture.height, channels: 4 as const } };
const onWhite = (image: Sharp) => image.flatten({ background: 'white' }).raw().toBuffer();

async function written(quality: number, choices: Partial<Choices> = {}): Promise<Uint8Array> {
  const settings = settingsForTests('webp', { quality, ...choices });
  const [bytes] = (await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[];
  return bytes ?? new Uint8Array();
}

test('bytes are WebP, keep transparency and look the same', async () => {
  const bytes = await written(90);
  expect(Buffer.from(bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF....WEBP/s);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true });
  const decoded = await sharp(bytes).raw().toBuffer();
  const alphaOf = (rgba: Uint8Array | Uint8ClampedArray) => rgba.filter((_, i) => i % 4 === 3);
  expect(meanDifference(alphaOf(decoded), alphaOf(picture.data))).toBe(0);
  expect(meanDifference(await onWhite(sharp(bytes)), await onWhite(sharp(picture.data, raw)))).toBeLessThan(3);
});

test('a lower quality gives a smaller file', async () => {
  expect((await written(30)).length).toBeLessThan((await written(95)).length);
});

test('without loss, every pixel stays as it is, seen or not', { tags: '@promise:lossless-webp' }, async () => {
  const bytes = await written(10, { lossless: true });
  expect((await sharp(bytes).raw().toBuffer()).equals(Buffer.from(picture.data))).toBe(true);
});
