import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { encodeIco } from './encode.ts';

interface Icon {
  readonly side: number;
  readonly png: Buffer;
}

function iconsOf(picture: Pixels<4>): Icon[] {
  const file = Buffer.concat(encodeIco(picture));
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const from = entry.readUInt32LE(12);
    return { side: entry[0] || 256, png: file.subarray(from, from + entry.readUInt32LE(8)) };
  });
}

function plain(width: number, height: number, colour: readonly number[]): Pixels<4> {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => colour[at % 4] as number);
  return rgbaPixels({ width, height }, data);
}

const rawOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

test('a large picture comes in all the usual sizes', { tags: '@promise:icon-sizes' }, async () => {
  const icons = iconsOf(plain(512, 512, [200, 100, 50, 255]));
  expect(icons.map(({ side }) => side)).toEqual([16, 24, 32, 48, 64, 128, 256]);
  for (const { side, png } of icons) {
    const { data, info } = await rawOf(png);
    expect(info).toMatchObject({ width: side, height: side, channels: 4 });
    expect([...data.subarray(-4)]).toEqual([200, 100, 50, 255]);
  }
});

test('no size is larger than the picture', () => {
  expect(iconsOf(plain(40, 30, [1, 2, 3, 255])).map(({ side }) => side)).toEqual([16, 24, 32, 40]);
  expect(iconsOf(plain(1, 1, [1, 2, 3, 255])).map(({ side }) => side)).toEqual([1]);
});

describe('making it smaller', () => {
  test('keeps the proportions, in the middle of a clear square', async () => {
    const [icon] = iconsOf(plain(64, 32, [9, 9, 9, 255]));
    const { data } = await rawOf(icon?.png as Buffer);
    const alphas = Array.from({ length: 16 }, (_, y) => data[(y * 16 + 8) * 4 + 3]);
    expect(alphas).toEqual([0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]);
  });

  test('shows no colour of what is clear', async () => {
    const picture = plain(32, 32, [255, 0, 0, 255]);
    for (let pixel = 0; pixel < 32 * 32; pixel += 2) picture.data.set([0, 255, 0, 0], pixel * 4);
    const [icon] = iconsOf(rgbaPixels(picture, picture.data));
    const { data } = await rawOf(icon?.png as Buffer);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  test('is like a mean over areas', async () => {
    const { width, height, data } = halfTransparentPicture();
    const square = rgbaPixels(
      { width: height, height },
      Uint8ClampedArray.from({ length: height * height * 4 }, (_, at) => {
        const [pixel, channel] = [at >> 2, at & 3];
        const [x, y] = [pixel % height, Math.floor(pixel / height)];
        return channel === 3 ? 255 : (data[(y * width + x) * 4 + channel] as number);
      }),
    );
    const icon = iconsOf(square).find(({ side }) => side === 32);
    const { data: ours } = await rawOf(icon?.png as Buffer);
    const theirs = await sharp(square.data, { raw: { width: height, height, channels: 4 } })
      .resize(32, 32, { kernel: 'linear' })
      .raw()
      .toBuffer();
    expect(ours.map((value, at) => Math.abs(value - (theirs[at] as number))).every((off) => off < 6)).toBe(true);
  });
});
