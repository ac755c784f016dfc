import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import type { Size } from '@image-converter/formats/inspection';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { likenessOf } from '../likeness.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { asRgba } from '../rgba.ts';
import type { Kernel } from './kernel.ts';
import { plainKernel } from './plain-kernel.ts';
import { resample } from './resample.ts';
import { simdKernel } from './simd-kernel.ts';

const size = { width: 500, height: 375 };

function drawn(
  colourAt: (x: number, y: number) => readonly [number, number, number, number],
  { width, height } = size,
) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set(colourAt(at % width, Math.floor(at / width)), at * 4);
  return rgbaPixels({ width, height }, data);
}

/** Rings that get narrower towards the edges, down to two pixels: any aliasing shows as extra rings. */
const zonePlate = drawn((x, y) => {
  const square = (x - size.width / 2) ** 2 + (y - size.height / 2) ** 2;
  const light = 127.5 + 127.5 * Math.cos((Math.PI * square) / size.width);
  return [light, light, light, 255];
});

const photo = asRgba({
  kind: 'pixels',
  colourSpace: 'srgb',
  opaque: true,
  ...drawTextured(size),
  data: new Uint8ClampedArray(drawTextured(size).data),
} as Pixels);

const veil = drawn((x, y) => [(x * 7) & 255, (y * 5) & 255, (x ^ y) & 255, 128 + 100 * Math.sin((x + y) / 20)]);

async function bySharp({ width, height, data, opaque }: Pixels<4>, to: Size): Promise<Pixels<4>> {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  const coloured = opaque ? image.removeAlpha() : image;
  const sized = coloured.resize(to.width, to.height, { kernel: 'lanczos3', fit: 'fill' }).ensureAlpha();
  return rgbaPixels(to, new Uint8ClampedArray(await sized.raw().toBuffer()));
}

function ours(picture: Pixels<4>, to: Size, kernel?: Kernel): Pixels<4> {
  return resample({ ...picture, strips: [picture.data] }, to, kernel);
}

const kernels = [simdKernel(), plainKernel()] as const;

const smaller = [450, 250, 200, 166, 100, 45].map((width) => ({ width, height: Math.round(width * 0.75) }));

describe.each(smaller)('at $width × $height', (to) => {
  test.each([
    ['a photo', photo, 50],
    ['a zone plate', zonePlate, 45],
    ['a veil', veil, 45],
  ] as const)('%s is as sharp makes it', async (_, picture, decibels) => {
    const [mine, theirs] = [ours(picture, to), await bySharp(picture, to)];
    expect(mine).toMatchObject({ ...to, opaque: picture.opaque });
    expect(likenessOf(mine, theirs)).toBeGreaterThan(decibels);
  });
});

test.each([
  { width: 250, height: 38 },
  { width: 30, height: 250 },
])('$width × $height: each side by itself is as sharp makes it', async (to) => {
  expect(likenessOf(ours(zonePlate, to), await bySharp(zonePlate, to))).toBeGreaterThan(45);
});

test('black on white is as sharp makes it, which goes down first and cuts off what is beyond white and black', async () => {
  const print = drawn((x, y) => ((x * y) % 97 < 20 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  const to = { width: 200, height: 150 };
  expect(likenessOf(ours(print, to), await bySharp(print, to))).toBeGreaterThan(50);
});

const anySize = [...smaller, { width: 1, height: 1 }, { width: 3, height: 300 }, { width: 650, height: 400 }];

describe.each(anySize)('at $width × $height', (to) => {
  test.each([
    ['a photo', photo],
    ['a veil', veil],
  ])('%s is the same with vectors and in plain JavaScript', (_, picture) => {
    const [vectors, plain] = kernels.map((kernel) => ours(picture, to, kernel)) as [Pixels<4>, Pixels<4>];
    // The kernels may only differ where a sum is halfway between two bytes.
    let [different, largest] = [0, 0];
    for (let at = 0; at < plain.data.length; at++) {
      const difference = Math.abs((vectors.data[at] as number) - (plain.data[at] as number));
      if (difference > 0) different += 1;
      if (difference > largest) largest = difference;
    }
    expect(largest).toBeLessThanOrEqual(1);
    expect(different).toBeLessThan(1 + plain.data.length / 1000);
  });
});

test.each([
  ['WebAssembly', undefined],
  ['modules that have vectors', { Memory: WebAssembly.Memory }],
])('without %s, the plain way is taken', async (_, there) => {
  vi.resetModules();
  vi.stubGlobal('WebAssembly', there);
  const to = { width: 100, height: 75 };
  const { resample: resampleThere } = await import('./resample.ts');
  const { data } = resampleThere({ ...photo, strips: [photo.data] }, to);
  vi.unstubAllGlobals();
  expect(data).toEqual(ours(photo, to, plainKernel()).data);
});

test('up to an edge, a shape keeps its colour', () => {
  const disc = drawn((x, y) => (Math.hypot(x - 250, y - 187) < 150 ? [130, 60, 200, 255] : [0, 0, 0, 0]));
  const { data } = ours(disc, { width: 200, height: 150 });
  const reds = data.filter((_, at) => at % 4 === 0 && data[at + 3] === 255);
  expect(new Set(reds)).toEqual(new Set([130]));
});

test('the colours of clear pixels do not show', () => {
  const edge = drawn((x) => (x < 251 ? [255, 0, 0, 255] : [0, 255, 0, 0]));
  const { data } = ours(edge, { width: 100, height: 75 });
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] !== 0) expect(data[at + 1]).toBe(0);
});

test('a plain colour stays as it is, in every size', () => {
  const plain = drawn(() => [201, 17, 99, 255]);
  for (const to of [...smaller, { width: 1, height: 1 }, { width: 1500, height: 3 }]) {
    expect(new Set(new Uint32Array(ours(plain, to).data.buffer))).toEqual(new Set([0xff6311c9]));
  }
});

test('strips of any height give the same picture', () => {
  const row = size.width * 4;
  const strips = [0, 3, 150, 151].map((top, at, all) =>
    photo.data.subarray(top * row, (all[at + 1] ?? size.height) * row),
  );
  const to = { width: 160, height: 120 };
  expect(resample({ ...photo, strips }, to).data).toEqual(ours(photo, to).data);
});

test('a picture of one pixel becomes as large as is wanted', () => {
  const pixel = drawn(() => [1, 2, 3, 4], { width: 1, height: 1 });
  expect(new Set(new Uint32Array(ours(pixel, { width: 5, height: 4 }).data.buffer)).size).toBe(1);
});

test('an enlarged picture is smooth between its pixels', () => {
  const ramp = drawn((x) => [x * 60, x * 60, x * 60, 255], { width: 5, height: 1 });
  const { data } = ours(ramp, { width: 20, height: 4 });
  const line = Array.from({ length: 12 }, (_, x) => data[(x + 4) * 4] as number);
  expect(line.every((value, x) => x === 0 || value >= (line[x - 1] as number))).toBe(true);
});
