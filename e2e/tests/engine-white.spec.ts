import { expect } from '@playwright/test';
import sharp from 'sharp';
import { convertInPage } from './engine.ts';
import { test } from './warm-page.ts';

const clear = { r: 200, g: 30, b: 90, alpha: 0 };
/** EXIF orientation: a quarter turn, which Chromium does not apply to a WebP. */
const onItsSide = 6;

test('a transparent WebP that lies on its side becomes an upright JPG on white', { tag: '@core' }, async ({
  enginePage: page,
}) => {
  const image = sharp({ create: { width: 32, height: 16, channels: 4, background: clear } });
  const bytes = await image.withMetadata({ orientation: onItsSide }).webp({ lossless: true }).toBuffer();
  const answer = await convertInPage(page, { bytes: Uint8Array.from(bytes), target: 'jpg' });
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  expect(answer).toMatchObject({ width: 16, height: 32 });
  const { channels } = await sharp(Buffer.from(answer.base64, 'base64')).stats();
  for (const { min } of channels) expect(min).toBeGreaterThanOrEqual(252);
});
