import { meanDifference } from '@image-converter/corpus/compare';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { encodeWithMagick, type MagickTarget } from './encode.ts';
import { initializeMagickOnce } from './magick.ts';
import { halfTransparentPicture } from './testing/pictures.ts';
import { wasmOf } from './testing/wasm.ts';

beforeAll(() => initializeMagickOnce(wasmOf('@imagemagick/magick-wasm/magick.wasm')));

const picture = halfTransparentPicture();
const raw = { raw: { width: picture.width, height: picture.height, channels: 4 as const } };

const signatures: Record<MagickTarget, string> = { jpg: '\xff\xd8\xff', png: '\x89PNG\r\n\x1a\n', webp: 'RIFF' };

test.each(['jpg', 'png', 'webp'] as const)('%s files have the right signature and metadata', async (target) => {
  const bytes = encodeWithMagick(picture, target, 80);
  expect(Buffer.from(bytes).toString('latin1').startsWith(signatures[target])).toBe(true);
  const format = target === 'jpg' ? 'jpeg' : target;
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 300, height: 200, hasAlpha: target !== 'jpg' });
});

test('PNG keeps every pixel and its transparency', async () => {
  const decoded = await sharp(encodeWithMagick(picture, 'png', 80))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(meanDifference(decoded, picture.data)).toBe(0);
});

test.each(['jpg', 'webp'] as const)('%s looks the same on white', async (target) => {
  const expected = await sharp(picture.data, raw).flatten({ background: 'white' }).raw().toBuffer();
  const decoded = await sharp(encodeWithMagick(picture, target, 90))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer();
  expect(meanDifference(decoded, expected)).toBeLessThan(3);
});

test('a lower quality gives a smaller file', () => {
  for (const target of ['jpg', 'webp'] as const) {
    expect(encodeWithMagick(picture, target, 30).length).toBeLessThan(encodeWithMagick(picture, target, 95).length);
  }
});

test('equal pixels give equal PNG files, whenever they are encoded', async () => {
  const first = encodeWithMagick(picture, 'png', 80);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(Buffer.from(encodeWithMagick(picture, 'png', 80)).equals(first)).toBe(true);
});

test('a picture wider than any canvas becomes JPG and PNG but is too large for WebP', async () => {
  const wide = { width: 40_000, height: 2, data: new Uint8ClampedArray(40_000 * 2 * 4).fill(255) };
  for (const target of ['jpg', 'png'] as const) {
    expect((await sharp(encodeWithMagick(wide, target, 80)).metadata()).width).toBe(40_000);
  }
  expect(() => encodeWithMagick(wide, 'webp', 80)).toThrow('TOO_LARGE');
});
