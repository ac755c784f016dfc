import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { withSite } from './serve-site.ts';

/** The README's screenshot: a finished conversion, half in the light theme and half in the dark one. */

const size = { width: 1120, height: 700 };
const target = fileURLToPath(new URL('../docs/images/screenshot.png', import.meta.url));

/** Sky and hills of a drawn landscape. */
const landscapes = {
  'Morning over the hills.png': ['#fde2b8', '#f7a072', '#5d737e', '#30475e'],
  'Lake at noon.png': ['#bfe3ff', '#5aa9e6', '#3f7d5c', '#1f4d3a'],
  'Last light.png': ['#ffb199', '#7a3e8e', '#3b2a5a', '#1d1633'],
};

function draw([high, low, far, near]: readonly string[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 160 120">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${low}"/><stop offset="1" stop-color="${high}"/></linearGradient>
    <rect width="160" height="120" fill="url(#sky)"/><circle cx="110" cy="56" r="12" fill="#fff6dc"/>
    <path d="M0 86Q30 52 62 76T122 62T160 78V120H0Z" fill="${far}"/>
    <path d="M0 104Q40 74 84 96T160 92V120H0Z" fill="${near}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function convertOn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/png-to-webp`, { waitUntil: 'networkidle' });
  const files = Object.entries(landscapes).map(async ([name, colours]) => ({
    name,
    mimeType: 'image/png',
    buffer: await draw(colours),
  }));
  await page.locator('#converter input[type=file]').setInputFiles(await Promise.all(files));
  await page.getByRole('button', { name: 'Convert all' }).click();
  await page
    .locator('[data-status=done] img')
    .nth(files.length - 1)
    .waitFor();
  await page
    .getByRole('button', { name: 'Compare' })
    .nth(files.length - 1)
    .waitFor();
  // The bar is gone a second after the last file.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.locator('h1').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
}

await withSite(async (origin) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const shots = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: size, colorScheme });
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
