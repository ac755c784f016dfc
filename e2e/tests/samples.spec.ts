import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const assets = join(import.meta.dirname, '../../apps/web/dist/site/assets');
const isSample = (path: string) => /\/(balloon|lighthouse|mountains|oranges)-[\w-]+\.(png|tiff|heic|webp)$/.test(path);

/** By the format of the sample, whose name starts with it. */
const sample = (page: Page, format: string) => page.getByRole('button', { name: new RegExp(`^${format} `) });

for (const { path, format, name, convert } of [
  { path: '/de', format: 'PNG', name: 'balloon.jpg', convert: 'Zu JPG konvertieren' },
  { path: '/en', format: 'WebP', name: 'mountains.jpg', convert: 'Convert to JPG' },
  { path: '/es', format: 'TIFF', name: 'lighthouse.jpg', convert: 'Convertir a JPG' },
  { path: '/pt/png-para-jpg', format: 'HEIC', name: 'oranges.jpg', convert: 'Converter para JPG' },
]) {
  test(`whoever has no picture at hand can try one: ${format}, on ${path}`, {
    tag: format === 'HEIC' ? '@core' : [],
  }, async ({ warmPage: page }) => {
    await visit(page, path);
    await sample(page, format).click();
    await expect(rows(page, 'waiting')).toContainText(name.replace(/\.jpg$/, ''));
    await page.getByRole('button', { name: convert }).click();
    await expect(rows(page, 'done')).toHaveCount(1);
    const saved = await downloaded(page, () => rows(page, 'done').locator('a[download]').click());
    expect(saved.name).toBe(name);
    const { format: written, width = 0 } = await sharp(saved.bytes).metadata();
    expect(written).toBe('jpeg');
    expect(width).toBeGreaterThanOrEqual(800);
  });
}

test('samples are offered where all of them are taken, and gone when there is a file', async ({ warmPage: page }) => {
  for (const [path, count] of [
    ['/en/png-to-webp', 0],
    ['/en/all-formats', 1],
    ['/en', 1],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('group', { name: 'No picture at hand?' }), path).toHaveCount(count);
  }
  await sample(page, 'PNG').press('Enter');
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'No picture at hand?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Convert to JPG' }), 'where one goes on from').toBeFocused();
});

test('a sample is fetched only when it is pressed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/en');
  await page.waitForLoadState('networkidle');
  const thumbnails = fetched.filter(isSample);
  expect(thumbnails.filter((path) => !path.endsWith('.webp'))).toEqual([]);
  const files = readdirSync(assets).filter((name) => isSample(`/${name}`));
  expect(files).toHaveLength(8);
  await sample(page, 'WebP').click();
  await expect(rows(page, 'waiting')).toHaveCount(1);
  expect(fetched.filter(isSample)).toHaveLength(thumbnails.length + 1);
});

test('if a sample cannot be loaded, the page says so and tries again', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await page.route('**/balloon-*.png', (route) => route.abort());
  await sample(page, 'PNG').click();
  await expect(page.getByText('The page could not be loaded')).toBeVisible();
  await expect(rows(page, 'waiting')).toHaveCount(0);
  await page.unroute('**/balloon-*.png');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page, 'waiting')).toContainText('balloon.png');
});
