import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileList } from '@image-converter/web/service-worker/release';
import { expect, type Page, type Response } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const site = join(import.meta.dirname, '../../apps/web/dist/site');

/* tools/budgets.ts weighs what a page, the style sheet and the engine load first. */

const kilobyte = 1024;

function collect(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

test('the service worker is small', () => {
  expect(statSync(join(site, 'service-worker.js.br')).size).toBeLessThanOrEqual(3 * kilobyte);
});

test('once it is at rest, a first visit fetches little more, to be there without a connection', async ({ page }) => {
  const responses = collect(page);
  await visit(page, '/de');
  await expect(page.getByRole('button', { name: 'Offline nutzen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = new Set(responses.map((response) => new URL(response.url()).pathname));
  const list = readdirSync(join(site, 'assets')).find((name) => /^files-.*\.json$/.test(name)) ?? '';
  const parts: FileList = JSON.parse(readFileSync(join(site, 'assets', list), 'utf8'));
  const kept = { ...parts.site, ...parts.de };
  const more = Object.keys(kept).filter((path) => !loaded.has(path));
  const bytes = [...more.map((path) => path.slice(1)), `assets/${list}`, 'service-worker.js'].map(
    // Files that do not compress are served uncompressed.
    (name) => (statSync(join(site, `${name}.br`), { throwIfNoEntry: false }) ?? statSync(join(site, name))).size,
  );
  const sum = bytes.reduce((one, other) => one + other, 0);
  test.info().annotations.push({ type: 'weight', description: String(sum) });
  expect(sum).toBeGreaterThan(10 * kilobyte);
  // All features also work offline, and so do the pages of all pairs: their texts are a fifth of this.
  expect(sum).toBeLessThanOrEqual(165 * kilobyte);
});

test('before the first file, the engine has fetched no codec', { tag: '@core' }, async ({ page }) => {
  const responses = collect(page);
  await visit(page, '/en');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(responses.filter((response) => response.url().endsWith('.wasm'))).toEqual([]);
});

for (const [compression, codecs] of [
  ['lzw', 0],
  ['deflate', 0],
  ['jpeg', 1],
] as const) {
  test(`a TIFF photo with ${compression} inside makes the browser fetch ${codecs} codecs`, async ({ page }) => {
    const responses = collect(page);
    await visit(page, `${addresses.browserOnly}/en`);
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } });
    const buffer = await photo.tiff({ compression }).toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'photo.tif', mimeType: '', buffer });
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    await expect(page.locator('[data-status=done]')).toBeVisible();
    // The view of the original uses the same ones.
    const loaded = new Set(responses.map((response) => response.url()).filter((url) => url.endsWith('.wasm')));
    expect(loaded.size).toBe(codecs);
  });
}
