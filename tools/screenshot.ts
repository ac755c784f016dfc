import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { withSite } from './serve-site.ts';

/** The README's screenshot: the home page, half in the light theme and half in the dark one. */

const size = { width: 1440, height: 900 };
const target = fileURLToPath(new URL('../docs/images/screenshot.png', import.meta.url));

await withSite(async (origin) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const shots = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: size, colorScheme });
    await page.goto(`${origin}/en`, { waitUntil: 'networkidle' });
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
