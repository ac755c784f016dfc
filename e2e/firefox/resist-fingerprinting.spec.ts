import { corpus } from '@image-converter/corpus/corpus';
import { expect, test } from '@playwright/test';
import { convertInPage, type Order, startEngineSite } from './engine-site.ts';
import { faultOf } from './fault.ts';

test.use({
  launchOptions: {
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'privacy.resistFingerprinting': true },
  },
});
test.setTimeout(120_000);

/** Small, each by another decoder, to every target. */
const orders: readonly Order[] = [
  { file: 'basn6a08.png', target: 'png' },
  { file: 'flower2.webp', target: 'webp' },
  { file: 'tower_progressive.jpg', target: 'jpg' },
  { file: 'rgb-3c-8b.tiff', target: 'png' },
];

test('a canvas reads back as noise here', async ({ page }) => {
  const site = await startEngineSite();
  await page.goto(`${site.address}/en`);
  const isHonest = await page.evaluate(() => {
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context?.fillRect(0, 0, 4, 4);
    return context?.getImageData(0, 0, 4, 4).data.every((value, index) => value === (index % 4 === 3 ? 255 : 0));
  });
  expect(isHonest).toBe(false);
  await site.close();
});

for (const order of orders) {
  const entry = corpus.find(({ file }) => file === order.file);
  if (!entry) continue;
  test(`${order.file} becomes a right ${order.target} where no canvas is to be trusted`, async ({ page }) => {
    const site = await startEngineSite();
    await page.goto(`${site.address}/en`);
    const answer = await site.convert((request) => page.evaluate(convertInPage, request), order);
    expect(await faultOf(entry, answer)).toBeUndefined();
    await site.close();
  });
}
