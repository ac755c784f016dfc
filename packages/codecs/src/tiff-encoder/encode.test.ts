import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

async function written(picture: ReturnType<typeof rgbaPixels>): Promise<Buffer> {
  return Buffer.concat((await codec.encode(picture, settingsForTests('tiff'), browserHostForTests())) as Uint8Array[]);
}

test('every pixel comes back, with its transparency', async () => {
  const picture = halfTransparentPicture();
  const { data, info } = await sharp(await written(picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 300, height: 200, channels: 4 });
  expect(data.equals(Buffer.from(picture.data))).toBe(true);
});

test('a picture of many strips comes back whole', async () => {
  const size = { width: 1201, height: 901 };
  const data = Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 20,
  );
  const file = await written(rgbaPixels(size, data));
  const { data: read, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  expect(read.equals(Buffer.from(data))).toBe(true);
});

test('grey stays grey, and what is opaque has no alpha', async () => {
  const grey = Uint8ClampedArray.of(7, 7, 7, 255, 9, 9, 9, 255);
  const coloured = Uint8ClampedArray.of(1, 2, 3, 255, 4, 5, 6, 255);
  const size = { width: 2, height: 1 };
  expect((await sharp(await written(rgbaPixels(size, grey))).metadata()).channels).toBe(1);
  expect((await sharp(await written(rgbaPixels(size, coloured))).metadata()).channels).toBe(3);
});
