import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const size = { width: 2, height: 1 };

async function channelsOf(...samples: number[]): Promise<number | undefined> {
  const picture = rgbaPixels(size, Uint8ClampedArray.from(samples));
  const parts = (await codec.encode(picture, settingsForTests('png'), browserHostForTests())) as Uint8Array[];
  return (await sharp(Buffer.concat(parts)).metadata()).channels;
}

test('a coloured picture has three channels, a grey one has one', async () => {
  expect(await channelsOf(1, 2, 3, 255, 4, 5, 6, 255)).toBe(3);
  expect(await channelsOf(7, 7, 7, 255, 9, 9, 9, 255)).toBe(1);
});

test('a transparent picture keeps every pixel, and those that are not seen', async () => {
  const picture = halfTransparentPicture();
  const parts = (await codec.encode(picture, settingsForTests('png'), browserHostForTests())) as Uint8Array[];
  expect((await sharp(Buffer.concat(parts)).raw().toBuffer()).equals(Buffer.from(picture.data))).toBe(true);
});

test('a transparent grey picture on a coloured background has three channels', async () => {
  const picture = rgbaPixels(size, Uint8ClampedArray.of(7, 7, 7, 255, 9, 9, 9, 0));
  const settings = { ...settingsForTests('png'), hasTransparency: false, background: '#ff0000' };
  const parts = (await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[];
  expect([...(await sharp(Buffer.concat(parts)).raw().toBuffer())]).toEqual([7, 7, 7, 255, 0, 0]);
});
