import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fixtureFile, type TestFile } from '../tests/files.ts';
import { visit } from '../tests/visit.ts';
import { startEngineSite } from './engine-site.ts';
import { keepBlobs, keptBytes } from './kept-blobs.ts';
import { drawn, drop } from './page-files.ts';

/*
 * The converters as a visitor of Firefox meets them. Pasting is left out: Firefox gives a synthetic paste an empty
 * clipboard whatever it was made with.
 */

type Site = Awaited<ReturnType<typeof startEngineSite>>;

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const site = await startEngineSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
  page: async ({ page }, use) => {
    await keepBlobs(page);
    await use(page);
  },
});

/** A large HEIC on a busy machine. */
const patience = { timeout: 30_000 };
test.setTimeout(60_000);

const choose = (page: Page, files: TestFile | TestFile[]) => page.locator('input[type=file]').setInputFiles(files);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page, status: 'waiting' | 'converting' | 'done' | 'failed') =>
  page.locator(`[data-status=${status}]`);
const refusals = (page: Page) => page.locator('[data-tone=destructive]');

/** What the row offers: the picture as Firefox shows it, the file as it would be saved. */
async function resultOf(page: Page, row: Locator) {
  const link = row.locator('a[download]');
  const shown = await row.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
  const { format, width, height } = await sharp(
    await keptBytes(page, (await link.getAttribute('href')) ?? ''),
  ).metadata();
  return { name: await link.getAttribute('download'), shown, saved: { width, height }, format };
}

for (const [file, name, size] of [
  ['twelve-megapixels.heic', 'twelve-megapixels.jpg', { width: 4032, height: 3024 }],
  ['tiled.tiff', 'tiled.jpg', pictureSize],
] as const) {
  test(`the single converter makes a JPG of ${file}, in German`, async ({ page }) => {
    await visit(page, '/de');
    await choose(page, await fixtureFile(file));
    await press(page, 'Zu JPG konvertieren');
    await expect(rows(page, 'done')).toContainText('In deinem Browser', patience);
    await expect(page.getByText(`Deine ${file} wurde erfolgreich zu JPG konvertiert.`).first()).toBeVisible();
    expect(await resultOf(page, rows(page, 'done'))).toEqual({ name, shown: size, saved: size, format: 'jpeg' });
  });
}

test('five JPGs become WebP at once, in Spanish, and there is one ZIP for all', async ({ page }) => {
  await visit(page, '/es/jpg-a-webp');
  const file = await drawn('x.jpg');
  const letters = ['a', 'b', 'c', 'd', 'e'];
  await choose(
    page,
    letters.map((letter) => ({ ...file, name: `${letter}.jpg` })),
  );
  await expect(page.locator('#converter')).toContainText('(5/5)');
  await expect(page.locator('#converter label')).toContainText('Máximo de 5 archivos alcanzado');
  await expect(page.locator('input[type=file]')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Descargar todo' })).toHaveCount(0);
  await press(page, 'Convertir todo');
  await expect(rows(page, 'done')).toHaveCount(5, patience);
  const size = { width: 60, height: 40 };
  for (const [index, letter] of letters.entries()) {
    const result = await resultOf(page, rows(page, 'done').nth(index));
    expect(result).toEqual({ name: `${letter}.webp`, shown: size, saved: size, format: 'webp' });
  }
  await expect(page.getByRole('button', { name: 'Descargar todo' })).toBeEnabled();
});

test('a file without its end fails alone and says why', async ({ page }) => {
  await visit(page, '/en/jpg-to-png');
  const whole = await drawn('whole.jpg', { width: 600, height: 400 });
  const half = { ...whole, name: 'half.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  await choose(page, [await drawn('a.jpg'), half, await drawn('b.jpg')]);
  await press(page, 'Convert all');
  await expect(rows(page, 'done')).toHaveCount(2, patience);
  await expect(rows(page, 'failed')).toHaveCount(1);
  await expect(rows(page, 'failed')).toContainText('half.jpg');
  await expect(rows(page, 'failed')).toContainText('The file is incomplete');
  await expect(refusals(page)).toContainText('Error with half.jpg');
});

test('a file of another type is refused with a notice, and the rest is taken', async ({ page }) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, [await drawn('good.jpg'), { ...(await drawn('really.png')), name: 'really.jpg' }]);
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await expect(rows(page, 'waiting')).toContainText('good.jpg');
  await expect(refusals(page)).toContainText('really.jpg is in PNG format.');
});

test('files dropped anywhere on the page are taken and converted', async ({ page }) => {
  await visit(page, '/en/png-to-webp');
  await drop(page, [await drawn('one.png'), await drawn('two.png')]);
  await expect(rows(page, 'waiting')).toHaveCount(2);
  await press(page, 'Convert all');
  await expect(rows(page, 'done')).toHaveCount(2, patience);
});

test('cancel stops, and what was stopped converts when asked again', async ({ page }) => {
  await visit(page, '/en/jpg-to-webp');
  const large = await drawn('large.jpg', { width: 6000, height: 4000 });
  await choose(page, [large, { ...large, name: 'larger.jpg' }]);
  await press(page, 'Convert all');
  await expect(rows(page, 'converting')).toHaveCount(2);
  await press(page, 'Cancel');
  await expect(rows(page, 'waiting')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await press(page, 'Remove large.jpg');
  await press(page, 'Convert all');
  await expect(rows(page, 'done')).toHaveCount(1, patience);
});

test('results survive a switch of language', async ({ page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, [await drawn('a.png'), await drawn('b.png')]);
  await press(page, 'Convert all');
  await expect(rows(page, 'done')).toHaveCount(2, patience);
  await page.locator('header details summary').click();
  await page.locator('header details').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/png-zu-webp');
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'a.webp herunterladen' })).toBeVisible();
  const { format, saved } = await resultOf(page, rows(page, 'done').first());
  expect({ format, saved }).toEqual({ format: 'webp', saved: { width: 60, height: 40 } });
});

test('nothing but the log row leaves while a PNG is converted', async ({ page, site }) => {
  const earlier = site.requests.length;
  await visit(page, '/en/png-to-webp');
  // The engine and its worker come by themselves once the page rests.
  const isWorker = (path: string) => /\/worker-.*\.js/.test(path);
  await expect.poll(() => site.requests.slice(earlier).some(isWorker)).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = site.requests.length;
  const seenInPage: string[] = [];
  page.on('request', (request) => request.url().startsWith('blob:') || seenInPage.push(request.url()));
  await choose(page, await drawn('a.png'));
  await press(page, 'Convert all');
  await expect(rows(page, 'done')).toHaveCount(1, patience);
  await expect.poll(() => site.requests.slice(before)).toEqual(['/api/conversions']);
  expect(seenInPage.map((url) => new URL(url).pathname)).toEqual(['/api/conversions']);
});
