import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import type { ConversionRequest } from './engine-site.ts';

test.use({
  launchOptions: {
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'privacy.resistFingerprinting': true },
  },
});
/** Small files, one per decoder, converted to every target. */
const orders: readonly ConversionRequest[] = [
  { file: 'transparent.png', of: 'fixtures', target: 'png' },
  { file: 'plain.webp', of: 'fixtures', target: 'jpg' },
  { file: 'plain.jpg', of: 'fixtures', target: 'webp' },
  { file: 'tiled.tiff', of: 'fixtures', target: 'png' },
  { file: 'plain.heic', of: 'fixtures', target: 'png' },
];

// In one worker, because the setting needs its own browser.
test.describe.configure({ mode: 'default' });

test('a canvas reads back as noise here', async ({ page, engineSite }) => {
  await page.goto(`${engineSite.address}/en`);
  const isHonest = await page.evaluate(() => {
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context?.fillRect(0, 0, 4, 4);
    return context?.getImageData(0, 0, 4, 4).data.every((value, index) => value === (index % 4 === 3 ? 255 : 0));
  });
  expect(isHonest).toBe(false);
});

for (const request of orders) {
  test(`${request.file} becomes a right ${request.target} where no canvas is to be trusted`, async ({
    convertOnSite,
  }) => {
    expect(await faultOfDrawing(request, await convertOnSite(request))).toBeUndefined();
  });
}
