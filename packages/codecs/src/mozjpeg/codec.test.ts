import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import { distanceFromSaturated, drawSaturated } from '@image-converter/corpus/fixtures/saturated';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { likenessOf } from '../likeness.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const textured = drawTextured({ width: 600, height: 400 });
const photo = rgbaPixels(textured, rgbaOfRgb(textured.data));

async function written(picture: Pixels<4>, quality: number): Promise<Buffer> {
  const settings = settingsForTests('jpg', { effort: 'smaller', quality });
  return Buffer.concat((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[]);
}

test('a photo is smaller than from the usual encoder, and as alike', { tags: '@promise:more-effort' }, async () => {
  const raw = { raw: { width: 600, height: 400, channels: 4 as const } };
  const usual = await sharp(photo.data, raw).removeAlpha().jpeg({ quality: 80 }).toBuffer();
  const small = await written(photo, 80);
  expect(small.length).toBeLessThan(usual.length);
  const seen = async (jpg: Buffer) =>
    rgbaPixels(photo, new Uint8ClampedArray(await sharp(jpg).ensureAlpha().raw().toBuffer()));
  const [ours, theirs] = [likenessOf(await seen(small), photo), likenessOf(await seen(usual), photo)];
  expect(Number(ours)).toBeGreaterThan(Number(theirs) - 1.5);
});

test('thin lines of a graphic keep their colours', async () => {
  const { width, height, data } = drawSaturated('tiny');
  const jpg = await written(rgbaPixels({ width, height }, rgbaOfRgb(data)), 90);
  expect(await distanceFromSaturated(jpg, 'tiny')).toBeLessThan(6);
});
