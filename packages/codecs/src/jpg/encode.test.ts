import { drawTextured, type Raster } from '@image-converter/corpus/fixtures/draw';
import { distanceFromSaturated, drawSaturated } from '@image-converter/corpus/fixtures/saturated';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { encodeJpeg } from './encode.ts';

function rgbaOf({ width, height, data }: Raster): Pixels<4> {
  const rgba = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (data[(index >> 2) * 3 + (index & 3)] ?? 0),
  );
  return rgbaPixels({ width, height }, rgba, true);
}

const encoded = (raster: Raster, quality: number) => Buffer.concat(encodeJpeg(rgbaOf(raster), quality));

/** Over all samples. */
async function meanError(jpg: Buffer, { data }: Raster): Promise<number> {
  const seen = await sharp(jpg).removeAlpha().raw().toBuffer();
  return seen.reduce((sum, sample, index) => sum + Math.abs(sample - (data[index] ?? 0)), 0) / data.length;
}

function ofLibjpeg({ width, height, channels, data }: Raster, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

it('every pixel has a colour of its own, in a plain JPEG that others read', async () => {
  const { width, height } = drawSaturated('tiny');
  const facts = { format: 'jpeg', width, height, channels: 3, chromaSubsampling: '4:4:4', isProgressive: false };
  expect(await sharp(encoded(drawSaturated('tiny'), 90)).metadata()).toMatchObject(facts);
});

describe.each([1, 10, 50, 75, 90, 95, 100])('quality %i', (quality) => {
  it.each([
    ['a photo', drawTextured({ width: 131, height: 77 })],
    ['a graphic', drawSaturated('tiny')],
  ])('means the same as in libjpeg, for %s', async (_, raster) => {
    const [ours, theirs] = [encoded(raster, quality), await ofLibjpeg(raster, quality)];
    expect(await meanError(ours, raster)).toBeLessThanOrEqual(1.05 * (await meanError(theirs, raster)) + 0.1);
    expect(ours.length).toBeLessThanOrEqual(1.05 * theirs.length + 50);
  });
});

it.each(['tiny', 'large'] as const)('thin lines of a %s graphic keep their colours', async (size) => {
  expect(await distanceFromSaturated(encoded(drawSaturated(size), 90), size)).toBeLessThan(4);
});

it.each([
  [1, 1],
  [8, 8],
  [9, 1],
  [1, 17],
])('a picture of %i × %i pixels of one colour is that colour', async (width, height) => {
  const colour = [200, 30, 90] as const;
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => [...colour, 255][index % 4] ?? 0);
  const jpg = Buffer.concat(encodeJpeg(rgbaPixels({ width, height }, data, true), 90));
  const seen = await sharp(jpg).raw().toBuffer();
  expect(seen.length).toBe(width * height * 3);
  expect(Math.max(...seen.map((sample, index) => Math.abs(sample - (colour[index % 3] ?? 0))))).toBeLessThanOrEqual(3);
});
