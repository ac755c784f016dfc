import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { frameCount } from './fixtures/animated.ts';
import { deepSample, p3Red, pale } from './fixtures/colour.ts';
import { drawEach, pictureSize, type Raster, texturedSize } from './fixtures/draw.ts';
import { colourDifference, distanceFromPicture, meanColourDifference, pixelAt, pixelsOf } from './fixtures/measure.ts';
import { orientations } from './fixtures/oriented.ts';
import { chunksOf } from './fixtures/png.ts';
import { fixture } from './fixtures.ts';

/* A fixture without the feature in its name would let a conversion pass that ignores this feature. */

const described = async (name: string) => sharp(await fixture(name), { limitInputPixels: false }).metadata();

const turned = [...orientations.map((one) => `exif-rotated-${one}.jpg`), 'exif-rotated-6.webp', 'exif-rotated-6.tiff'];

it.each(turned)('%s is upright only because of its orientation', async (name) => {
  const bytes = await fixture(name);
  const orientation = Number(name.match(/\d/)?.[0]);
  expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
  const asStored = await sharp(await sharp(bytes).png().toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stored = { ...asStored.info, channels: 4 as const, data: new Uint8Array(asStored.data) };
  if (orientation > 1) expect(distanceFromPicture(stored)).toBeGreaterThan(50);
});

it('HEIC fixtures have transparency, a profile and 10 bits', async () => {
  expect(await described('transparent.heic')).toMatchObject({ hasAlpha: true });
  expect(await described('display-p3.heic')).toMatchObject({ hasProfile: true });
  expect(await described('10-bit.heic')).toMatchObject({ bitsPerSample: 10 });
});

it.each(['jpg', 'png', 'webp'])('corrupted.%s still has its header', async (format) => {
  expect(await described(`corrupted.${format}`)).toMatchObject(texturedSize);
});

it('the PNG bomb has all the pixels in its header', async () => {
  const side = 30_000;
  const data = chunksOf(await fixture('bomb-30000x30000.png')).find(({ type }) => type === 'IDAT')?.data ?? '';
  expect(inflateSync(data).length).toBe(side * (1 + side / 8));
});

it.each(['animated.webp', 'three-pages.tiff'])('%s has three frames or pages, the last of them grey', async (name) => {
  expect(await described(name)).toMatchObject({ pages: frameCount, ...pictureSize });
  const last = await sharp(await fixture(name), { page: 2 })
    .png()
    .toBuffer();
  expect(colourDifference(pixelAt(await pixelsOf(last), 16, 12), [128, 128, 128, 255])).toBeLessThanOrEqual(2);
});

it.each(['16-bit.png', '16-bit.tiff'])('%s has samples of 16 bits that are between those of 8', async (name) => {
  const raw = await sharp(await fixture(name))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  const samples = new Uint16Array(new Uint8Array(raw).buffer);
  const [x, y] = [17, 30];
  const pixel = samples.subarray((y * pictureSize.width + x) * 3).subarray(0, 3);
  expect([...pixel]).toEqual([0, 1, 2].map((channel) => deepSample(x, y, channel)));
  const chopped = samples.filter((sample) => sample >> 8 !== Math.round(sample / 257));
  expect(chopped.length).toBeGreaterThan(samples.length / 10);
});

it('display-p3-red.png has a profile that makes its samples redder', async () => {
  const bytes = await fixture('display-p3-red.png');
  const asStored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  expect([...asStored.subarray(0, 3)]).toEqual(p3Red);
  const [red = 0, green = 0] = pixelAt(await pixelsOf(bytes), 0, 0);
  expect(red).toBeGreaterThan(p3Red[0] + 10);
  expect(green).toBeLessThan(p3Red[1] - 10);
});

it('cmyk.jpg has four inks, and shows the picture only with its profile', async () => {
  expect(await described('cmyk.jpg')).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: true });
  const bytes = await fixture('cmyk.jpg');
  const seen = await pixelsOf(bytes);
  expect(distanceFromPicture(seen, pale)).toBeLessThanOrEqual(20);
  const inks = await sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
  expect(meanColourDifference(withoutProfile(inks), seen)).toBeGreaterThan(12);
});

/** Naive CMYK conversion, as shown by readers without profile support. */
function withoutProfile(inks: Uint8Array): Raster {
  return drawEach(pictureSize, (x, y) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray((y * pictureSize.width + x) * 4);
    return [...[cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - black)) / 255), 255];
  });
}
