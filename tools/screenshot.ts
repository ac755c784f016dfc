import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { addBundledFace } from './bundled-face.ts';
import { withSite } from './serve-site.ts';

/** The README's picture: a finished conversion, half in the light theme and half in the dark one. */

const size = { width: 1280, height: 876 };
const target = fileURLToPath(new URL('../docs/images/screenshot.png', import.meta.url));
const samples = new URL('../apps/web/src/converter/samples/files/', import.meta.url);

/** The samples as PNGs, as a camera might name them. */
const files = await Promise.all(
  ['mountains.webp', 'lighthouse.tiff', 'balloon.png'].map(async (sample) => ({
    name: `${sample[0]?.toUpperCase()}${sample.slice(1).replace(/\.\w+$/, '.png')}`,
    mimeType: 'image/png',
    buffer: await sharp(fileURLToPath(new URL(sample, samples)))
      .png()
      .toBuffer(),
  })),
);

async function convertOn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/png-to-webp`, { waitUntil: 'networkidle' });
  await addBundledFace(page);
  await page.locator('#converter input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Convert all' }).click();
  await page
    .locator('[data-status=done] img')
    .nth(files.length - 1)
    .waitFor();
  // The bar is gone a second after the last file.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.locator('h1').evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 16, behavior: 'instant' });
  });
}

await withSite(async (origin) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const shots = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: size, colorScheme, bypassCSP: true });
    await convertOn(page, origin);
    shots.push(await page.screenshot());
  }
  await browser.close();
  const [light, dark] = shots;
  const right = await sharp(dark)
    .extract({ left: size.width / 2, top: 0, width: size.width / 2, height: size.height })
    .toBuffer();
  await sharp(light)
    .composite([{ input: right, left: size.width / 2, top: 0 }])
    .png({ palette: true })
    .toFile(target);
});
