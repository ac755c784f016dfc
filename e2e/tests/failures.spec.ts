import { tiffOfCompression } from '@image-converter/corpus/fixtures/tiff-kinds';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { choose, convertAll, notices, rows } from './converter-page.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** TIFF needs a codec that has to be fetched. */
const withoutCodec = (page: Page) => page.route(/magick[^/]*\.wasm/, (route) => route.abort());

test('a failure that may pass says so and offers another try', { tag: '@core' }, async ({ warmPage: page }) => {
  await withoutCodec(page);
  await visit(page, `${addresses.browserOnly}/en`);
  await choose(page, await picture('a.tiff'));
  await convertAll(page);
  await expect(rows(page, 'failed')).toHaveCount(1);
  await expect(notices(page)).toContainText('Something went wrong during the conversion. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
});

test('when server and browser both fail, the badge says where it was tried last and the way on has a name', {
  tag: '@core',
}, async ({ warmPage: page }) => {
  await withoutCodec(page);
  await page.route('**/api/conversion_jobs', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/en');
  await choose(page, await picture('a.tiff'));
  const note = page.getByText('Nothing is sent before you press the button.');
  await expect(page.locator('[data-mode]')).toHaveText('On our server');
  await expect(note).toBeVisible();
  await convertAll(page);
  await expect(rows(page, 'failed')).toHaveCount(1);
  await expect(page.locator('[data-mode]')).toHaveText('In your browser');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveText('Try again');
});

for (const origin of ['', addresses.browserOnly]) {
  test(`a refusal names what in the file is not supported, ${origin ? 'without' : 'with'} a server`, {
    tag: '@promise:refusal-explained',
  }, async ({ warmPage: page }) => {
    await visit(page, `${origin}/en`);
    await choose(page, { name: 'a.tiff', mimeType: '', buffer: Buffer.from(tiffOfCompression(34925)) });
    await convertAll(page);
    const reason = 'This TIFF file is compressed with LZMA, which is not supported.';
    await expect(rows(page, 'failed')).toContainText(reason);
    await expect(notices(page)).toContainText(reason);
  });
}

test('the row of a file counts the time of both ways', async ({ warmPage: page }) => {
  await page.route('**/api/conversion_jobs', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ status: 503 });
  });
  await visit(page, '/en');
  await choose(page, await picture('a.tiff'));
  await convertAll(page);
  await expect(rows(page, 'done')).toContainText('In your browser');
  const [, seconds] = (await rows(page, 'done').textContent())?.match(/(\d+\.\d\d)\ss/) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(2);
});
