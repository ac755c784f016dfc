import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appScreenshots, screenshotPath } from '@image-converter/web/head/files';
import { languages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { addBundledFace } from './bundled-face.ts';
import { withPages } from './serve-site.ts';

/** Screenshots that systems show before the site is installed: the built home page in each language. */

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));

await withPages(async (origin) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  for (const [formFactor, { scale, ...viewport }] of Object.entries(appScreenshots)) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: scale,
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    for (const language of languages) {
      await page.goto(origin + pathOf(language, 'home'), { waitUntil: 'networkidle' });
      await addBundledFace(page);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const target = join(folder, screenshotPath(language, formFactor));
      await mkdir(dirname(target), { recursive: true });
      await sharp(await page.screenshot())
        .png({ palette: true, colours: 128, effort: 10 })
        .toFile(target);
    }
  }
  await browser.close();
});
