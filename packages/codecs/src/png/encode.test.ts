import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng } from './encode.ts';
import type { Channels } from './filter.ts';

type Shade = (x: number, y: number, channel: number) => number;

/** Enough rows for several deflate blocks. */
const size = { width: 301, height: 400 };

function rgbaOf({ width, height }: typeof size, shade: Shade): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    return index % 4 === 3 ? 255 : shade(pixel % width, Math.floor(pixel / width), index % 4);
  });
}

function encode(rgba: Uint8ClampedArray, { width, height }: typeof size, channels: Channels, rowsAtATime: number) {
  const strips = Array.from({ length: Math.ceil(height / rowsAtATime) }, (_, strip) =>
    rgba.subarray(strip * rowsAtATime * width * 4, (strip + 1) * rowsAtATime * width * 4),
  );
  return Buffer.concat(encodePng({ width, height, channels, strips }));
}

const shades: Record<string, Shade> = {
  'one colour': () => 200,
  'a gradient': (x, y, channel) => (x * (channel + 1) + y) & 255,
  noise: (x, y, channel) => (Math.imul(x * 7919 + y * 104_729 + channel * 31, 2_654_435_761) >>> 24) & 255,
  'runs of all lengths': (x, y) => (y % 2 ? 0 : Math.floor(Math.sqrt(x * 40 + y)) & 255),
};

describe.each(Object.entries(shades))('a PNG of %s', (_, shade) => {
  it('holds red, green and blue as they were, and no alpha', async () => {
    const rgba = rgbaOf(size, shade);
    const png = encode(rgba, size, 3, 64);
    expect(await sharp(png).metadata()).toMatchObject({ ...size, channels: 3, hasAlpha: false, depth: 'uchar' });
    const back = await sharp(png).ensureAlpha().raw().toBuffer();
    expect(back.equals(Buffer.from(rgba))).toBe(true);
  });

  it('holds only brightness if there is no colour', async () => {
    const rgba = rgbaOf(size, (x, y) => shade(x, y, 0));
    const png = encode(rgba, size, 1, 400);
    expect(await sharp(png).metadata()).toMatchObject({ ...size, channels: 1, space: 'b-w' });
    const grey = await sharp(png).toColourspace('b-w').raw().toBuffer();
    expect(grey.equals(Buffer.from(rgba.filter((_, index) => index % 4 === 0)))).toBe(true);
  });
});

it('a picture of one pixel comes out as it was', async () => {
  const png = encode(Uint8ClampedArray.of(1, 2, 3, 255), { width: 1, height: 1 }, 3, 1);
  expect([...(await sharp(png).raw().toBuffer())]).toEqual([1, 2, 3]);
});

it('a picture of one colour takes next to nothing', () => {
  const rgba = rgbaOf({ width: 1000, height: 1000 }, () => 255);
  expect(encode(rgba, { width: 1000, height: 1000 }, 3, 500).length).toBeLessThan(10_000);
});
