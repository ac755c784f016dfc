import { fixture } from '@image-converter/corpus/fixtures';
import { distanceFromSoft } from '@image-converter/corpus/fixtures/measure';
import { inspect } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { halfTransparentPicture } from '../testing/pictures.ts';
import { codec } from './codec.ts';

beforeEach(() => {
  // As in a browser's worker.
  vi.stubGlobal('ImageData', function ImageData(data: Uint8ClampedArray, width: number, height: number) {
    return { data, width, height };
  });
  return () => vi.unstubAllGlobals();
});

const host = browserHostForTests();
const picture = halfTransparentPicture();
const image = () => sharp(picture.data, { raw: { width: 300, height: 200, channels: 4 } });

async function decoded(bytes: Uint8Array<ArrayBuffer>) {
  const file = new Blob([bytes]);
  return codec.decode(sourceOf(file, 'webp', await inspect(file, 'webp')), {
    ...host,
    pictureIn: async ({ file: inner }) => codec.decode(sourceOf(inner, 'webp', await inspect(inner, 'webp')), host),
  });
}

test('every transparent pixel is kept, and those that are not seen', async () => {
  const bytes = await image().webp({ lossless: true, exact: true }).toBuffer();
  expect(Buffer.from((await decoded(new Uint8Array(bytes))).data).equals(Buffer.from(picture.data))).toBe(true);
});

test('a turned picture stands upright', async () => {
  const bytes = await image().withMetadata({ orientation: 6 }).webp({ lossless: true, exact: true }).toBuffer();
  const upright = await image().rotate(90).raw().toBuffer();
  const found = await decoded(new Uint8Array(bytes));
  expect(found).toMatchObject({ width: 200, height: 300, opaque: false });
  expect(Buffer.from(found.data).equals(upright)).toBe(true);
});

test('colours of a profile become those of sRGB', async () => {
  const found = await decoded(await fixture('transparent-tagged.webp'));
  expect(distanceFromSoft({ ...found, data: new Uint8Array(found.data) }, 'clear')).toBeLessThanOrEqual(8);
});

test('of an animation it is the first frame', async () => {
  const frames = Buffer.concat([Buffer.from(picture.data), Buffer.alloc(picture.data.length)]);
  const raw = { width: 300, height: 400, channels: 4, pageHeight: 200 } as const;
  const bytes = await sharp(frames, { raw }).webp({ lossless: true, exact: true }).toBuffer();
  const found = await decoded(new Uint8Array(bytes));
  expect(found).toMatchObject({ width: 300, height: 200 });
  expect(Buffer.from(found.data).equals(Buffer.from(picture.data))).toBe(true);
});

test('a damaged file is refused', async () => {
  const bytes = new Uint8Array(await image().webp({ lossless: true }).toBuffer()).fill(85, 30, 400);
  await expect(decoded(bytes)).rejects.toMatchObject({ code: 'CORRUPT' });
});
