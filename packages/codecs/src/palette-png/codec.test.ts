import { drawTextured } from '@image-converter/corpus/fixtures/draw';
import type { Choices } from '@image-converter/formats/options';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { likenessOf } from '../likeness.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { rgbaOfRgb } from '../rgba.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

const textured = drawTextured({ width: 300, height: 200 });
const photo = rgbaPixels(textured, rgbaOfRgb(textured.data));

async function written(picture: Pixels<4>, choices: Partial<Choices> = {}) {
  const settings = settingsForTests('png', { effort: 'palette', ...choices });
  const png = Buffer.concat((await codec.encode(picture, settings, browserHostForTests())) as Uint8Array[]);
  const data = new Uint8ClampedArray(await sharp(png).ensureAlpha().raw().toBuffer());
  return { png, seen: rgbaPixels(picture, data) };
}

test.each([
  ['a photo', photo, 28],
  ['a picture with all steps of transparency', halfTransparentPicture(), 30],
] as const)('%s has 256 colours and looks the same', { tags: '@promise:more-effort' }, async (_, picture, decibels) => {
  const { png, seen } = await written(picture);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 200, isPalette: true });
  expect(new Set(new Uint32Array(seen.data.buffer)).size).toBeLessThanOrEqual(256);
  expect(likenessOf(seen, picture)).toBeGreaterThan(decibels);
});

test('what is clear or opaque stays so', async () => {
  const picture = halfTransparentPicture();
  const { seen } = await written(picture);
  const differences = picture.data.map((sample, at) => {
    const isWhole = at % 4 === 3 && (sample === 0 || sample === 255);
    return isWhole ? Math.abs((seen.data[at] ?? 0) - sample) : 0;
  });
  expect(differences.reduce((one, other) => Math.max(one, other))).toBeLessThan(9);
});

test('a picture of few colours comes back exactly', async () => {
  const data = Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at >> 4) & 0xe0));
  const picture = rgbaPixels({ width: 40, height: 30 }, data);
  expect(likenessOf((await written(picture)).seen, picture)).toBe('identical');
});

const drawing = rgbaPixels(
  { width: 161, height: 100 },
  Uint8ClampedArray.from({ length: 161 * 100 * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % 161, Math.floor((at >> 2) / 161)];
    // 40 flat areas, and a gradient below.
    const shade = y < 80 ? Math.floor(x / 20) * 30 + Math.floor(y / 16) : x;
    return at % 4 === 3 ? 255 : (shade * (1 + (at % 4))) & 255;
  }),
);

test.each([
  [2, 1],
  [3, 2],
  [4, 2],
  [16, 4],
  [17, 8],
  [100, 8],
] as const)('%i colours are at most so many, in %i bits', async (colours, depth) => {
  for (const picture of [photo, drawing, halfTransparentPicture()]) {
    const { png, seen } = await written(picture, { colours });
    expect(png[24]).toBe(depth);
    const used = new Set(new Uint32Array(seen.data.buffer)).size;
    expect(used).toBeLessThanOrEqual(colours);
    expect(used).toBeGreaterThan(colours / 2);
  }
});

test('more colours are nearer to the picture, in a larger file', async () => {
  const results = await Promise.all([4, 16, 64, 256].map((colours) => written(photo, { colours })));
  const sizes = results.map(({ png }) => png.length);
  const likenesses = results.map(({ seen }) => Number(likenessOf(seen, photo)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(likenesses).toEqual(likenesses.toSorted((a, b) => a - b));
});

test('dithering keeps the brightness of areas that no colour has, and its absence keeps areas flat', async () => {
  const grey = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => {
    const y = Math.floor(at / 256);
    // Black and white outside, and between them a grey that is nearer to black.
    return at % 4 === 3 ? 255 : y < 24 ? 0 : y >= 40 ? 255 : 100 + (y % 2);
  });
  const picture = rgbaPixels({ width: 64, height: 64 }, grey);
  const middle = async (dither: Choices['dither']) => {
    const { seen } = await written(picture, { colours: 2, dither });
    const values = seen.data.subarray(28 * 256, 36 * 256).filter((_, at) => at % 4 === 0);
    return { shades: new Set(values).size, mean: values.reduce((sum, value) => sum + value, 0) / values.length };
  };
  const [none, full] = [await middle('none'), await middle('full')];
  expect(none.shades).toBe(1);
  expect(full.shades).toBe(2);
  expect(Math.abs(full.mean - 100)).toBeLessThan(12);
});
