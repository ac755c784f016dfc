import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lyingWebp } from './abilities.ts';

it('the picture that asks whether a browser turns WebP lies on its side', async () => {
  const { width, height, orientation } = await sharp(Buffer.from(lyingWebp, 'base64')).metadata();
  expect({ width, height, orientation }).toEqual({ width: 2, height: 1, orientation: 6 });
});
