import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { TestFile } from '../tests/files.ts';
import { picture } from '../tests/picture.ts';
import { visit } from '../tests/visit.ts';
import { test } from '../tests/warm-page.ts';

/* Firefox caches a failed import() for the lifetime of the page; a retry has to work nevertheless. */

async function chooseAndConvert(page: Page, file: TestFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^(Convert all|Convert to JPG)$/ }).click();
}

test('a language that could not be loaded comes with the next try, and the result is still there', async ({
  page,
  engineSite: site,
}) => {
  await visit(page, `${site.address}/en/png-to-webp`);
  await chooseAndConvert(page, await picture('a.png'));
  await expect(page.locator('[data-status=done]')).toBeVisible();
  site.connection.lost = true;
  await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByText('The page could not be loaded')).toBeVisible();
  site.connection.lost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('PNG zu WebP');
  await expect(page.locator('[data-status=done]')).toBeVisible();
});

test('a codec that could not be loaded comes with the next try', async ({ page, engineSite: site }) => {
  const deep = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } }).toColourspace('rgb16');
  const file = { name: 'deep.png', mimeType: 'image/png', buffer: await deep.png().toBuffer() };
  const done = page.locator('[data-status=done]');
  await visit(page, `${site.address}/en/png-to-webp`);
  // The browser itself decodes and encodes this, so everything but the codec is loaded.
  await chooseAndConvert(page, await picture('a.png'));
  await expect(done).toHaveCount(1);
  site.connection.lost = true;
  await chooseAndConvert(page, file);
  const failed = page.locator('[data-status=failed]');
  await expect(failed).toContainText('Part of the converter could not be loaded');
  site.connection.lost = false;
  await page.locator('main').getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(done).toHaveCount(2);
});
