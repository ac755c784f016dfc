import { meanDifference } from '@image-converter/corpus/compare';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { halfTransparentPicture } from '../magick/testing/pictures.ts';
import { wasmOf } from '../magick/testing/wasm.ts';
import { encodePng, encodeWebp } from './encode.ts';

const webp = await WebAssembly.compile(wasmOf('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
const png = await WebAssembly.compile(wasmOf('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));

const picture = halfTransparentPicture();
const raw = { raw: { width: picture.width, height: picture.height, channels: 4 as const } };
const onWhite = (image: Sharp) => image.flatten({ background: 'white' }).raw().toBuffer();

test('WebP bytes are WebP, keep transparency and look the same', async () => {
  const bytes = await encodeWebp(webp, picture, 90);
  expect(Buffer.from(bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF....WEBP/s);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true });
  const decoded = await sharp(bytes).raw().toBuffer();
  const alphaOf = (rgba: Uint8Array | Uint8ClampedArray) => rgba.filter((_, i) => i % 4 === 3);
  expect(meanDifference(alphaOf(decoded), alphaOf(picture.data))).toBe(0);
  expect(meanDifference(await onWhite(sharp(bytes)), await onWhite(sharp(picture.data, raw)))).toBeLessThan(3);
});

test('a lower quality gives a smaller WebP', async () => {
  const [low, high] = await Promise.all([encodeWebp(webp, picture, 30), encodeWebp(webp, picture, 95)]);
  expect(low.length).toBeLessThan(high.length);
});

test('a picture with a side longer than WebP allows is too large', async () => {
  const wide = { width: 16_384, height: 1, data: new Uint8ClampedArray(16_384 * 4) };
  await expect(encodeWebp(webp, wide, 80)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('PNG bytes are PNG and keep every pixel', async () => {
  const bytes = await encodePng(png, picture);
  expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(meanDifference(await sharp(bytes).ensureAlpha().raw().toBuffer(), picture.data)).toBe(0);
});

test('the PNG of pixels inside a larger buffer starts at the right one', async () => {
  const shared = new Uint8ClampedArray(picture.data.length + 400);
  shared.set(picture.data, 400);
  const bytes = await encodePng(png, { ...picture, data: shared.subarray(400) });
  expect(meanDifference(await sharp(bytes).ensureAlpha().raw().toBuffer(), picture.data)).toBe(0);
});
