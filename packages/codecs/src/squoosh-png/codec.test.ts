import { meanDifference } from '@image-converter/corpus/compare';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const picture = halfTransparentPicture();

async function written(pixels: Pixels<4>): Promise<Uint8Array> {
  const [bytes] = (await codec.encode(pixels, settingsForTests('png'), browserHostForTests())) as Uint8Array[];
  return bytes ?? new Uint8Array();
}

test('bytes are PNG and keep every pixel', async () => {
  const bytes = await written(picture);
  expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(meanDifference(await sharp(bytes).ensureAlpha().raw().toBuffer(), picture.data)).toBe(0);
});

test('pixels inside a larger buffer start at the right one', async () => {
  const shared = new Uint8ClampedArray(picture.data.length + 400);
  shared.set(picture.data, 400);
  const bytes = await written({ ...picture, data: shared.subarray(400) });
  expect(meanDifference(await sharp(bytes).ensureAlpha().raw().toBuffer(), picture.data)).toBe(0);
});
