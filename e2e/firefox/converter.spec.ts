import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, rows } from '../tests/converter-page.ts';
import { downloaded } from '../tests/downloaded.ts';
import { fixtureFile } from '../tests/files.ts';
import { picture } from '../tests/picture.ts';
import { visit } from '../tests/visit.ts';
import { test } from '../tests/warm-page.ts';

/* Visits in Firefox to pages without a server; everything else is in ../tests. */

for (const [file, name, size] of [
  ['twelve-megapixels.heic', 'twelve-megapixels.jpg', { width: 4032, height: 3024 }],
  ['tiled.tiff', 'tiled.jpg', pictureSize],
] as const) {
  test(`the single converter makes a JPG of ${file}, in German`, { tag: '@promise:nothing-to-install' }, async ({
    warmPage: page,
    engineSite,
  }) => {
    await visit(page, `${engineSite.address}/de`);
    await choose(page, await fixtureFile(file));
    await page.getByRole('button', { name: 'Zu JPG konvertieren' }).click();
    await expect(rows(page, 'done')).toContainText('In deinem Browser');
    await expect(page.getByText(`Deine ${file} wurde erfolgreich zu JPG konvertiert.`).first()).toBeVisible();
    const shown = await rows(page, 'done')
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      });
    const link = rows(page, 'done').locator('a[download]');
    const saved = await downloaded(page, () => link.click());
    const { format, width, height } = await sharp(saved.bytes).metadata();
    expect({ shown, name: saved.name, format, width, height }).toEqual({ shown: size, name, format: 'jpeg', ...size });
  });
}

test('nothing but the log row leaves while a PNG is converted', async ({ page, engineSite: site }) => {
  const earlier = site.requests.length;
  await visit(page, `${site.address}/en/png-to-webp`);
  // The engine and its worker are loaded when the page is idle.
  const isWorker = (path: string) => /\/worker-.*\.js/.test(path);
  await expect.poll(() => site.requests.slice(earlier).some(isWorker)).toBe(true);
  // Loaded last.
  await expect(page.getByRole('button', { name: 'Use offline' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await choose(page, await picture('a.png'));
  // The script that draws the thumbnail is fetched, but the request carries no data.
  await expect(rows(page, 'waiting').locator('canvas')).toBeVisible();
  const before = site.requests.length;
  const seenInPage: string[] = [];
  // Scripts that were loaded before may be asked for again.
  page.on('request', (request) => request.method() !== 'GET' && seenInPage.push(request.url()));
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  await expect.poll(() => site.requests.slice(before)).toEqual(['/api/conversions']);
  // Playwright reports it later than the server does.
  await expect.poll(() => seenInPage.map((url) => new URL(url).pathname)).toEqual(['/api/conversions']);
});
