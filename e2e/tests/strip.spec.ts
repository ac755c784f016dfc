import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, covered, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fixtureFile, type TestFile } from './files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const balloon = fileURLToPath(new URL('../../apps/web/src/converter/samples/files/balloon.png', import.meta.url));
/** Small, because each format is tried at several qualities. */
const photo = async (name: string): Promise<TestFile> => ({
  name,
  mimeType: '',
  buffer: await sharp(balloon).resize({ width: 240 }).png().toBuffer(),
});

const opener = (page: Page, name: string) => page.getByRole('button', { name: `Compare formats: ${name}` });
const strip = (page: Page) => page.getByRole('dialog', { name: 'Compare formats' });
const frame = (page: Page, target: string) => strip(page).locator(`[data-strip=${target}]`);
const size = /\d+\.\d\d\s[KM]B/;

/** Until the last frame is developed. */
async function openStrip(page: Page, name: string): Promise<void> {
  await opener(page, name).click();
  await expect(strip(page).getByRole('status')).toHaveText(/^Smallest: /, { timeout: 60_000 });
}

async function shownSizes(page: Page): Promise<Record<string, string>> {
  const entries = ['jpg', 'webp', 'avif', 'jxl'].map(async (target) => {
    const [found = ''] = (await frame(page, target).textContent())?.match(size) ?? [];
    return [target, found] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('a photo is shown in each format at the same look, and the file taken is the one that was shown', async ({
  warmPage: page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && uploads.push(request.url()));
  await visit(page, '/en');
  // So small that sizes are shown in KB, to ten bytes.
  await choose(page, await fixtureFile('plain.heic'));
  await convertAll(page);
  await openStrip(page, 'plain.heic');
  const sizes = await shownSizes(page);
  await expect(
    strip(page)
      .getByText(/^looks the same: \d+(\.\d)? out of 100/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'dialog');
  for (const [target, label, format] of [
    ['avif', 'AVIF', 'heif'],
    ['jpg', 'JPG', 'jpeg'],
  ] as const) {
    if (target !== 'avif') await openStrip(page, 'plain.heic');
    await strip(page)
      .getByRole('button', { name: `Use ${label}` })
      .click();
    await expect(strip(page)).toHaveCount(0);
    await expect(opener(page, 'plain.heic')).toBeFocused();
    await expect(page.locator('#converter')).toContainText(`has been converted to ${label}`);
    const { name, bytes } = await downloaded(page, () => rows(page, 'done').locator('a[download]').click());
    expect(name).toBe(`plain.${target}`);
    expect((await sharp(bytes).metadata()).format).toBe(format);
    expect(`${(bytes.length / 1024).toFixed(2)}\u00a0KB`).toBe(sizes[target]);
  }
  await openStrip(page, 'plain.heic');
  await expect(frame(page, 'jpg')).toContainText('Your result');
  expect(await shownSizes(page)).toEqual(sizes);
  expect(uploads, 'only by the button that converts').toHaveLength(1);
});

test('each format is compared with the original, and one is taken for its file only', async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, [await photo('a.png'), await photo('b.png')]);
  await convertAll(page);
  await openStrip(page, 'a.png');
  const { avif = '' } = await shownSizes(page);
  await frame(page, 'avif').getByRole('button', { name: 'Compare: AVIF' }).click();
  const view = page.getByRole('dialog', { name: 'Before and after' });
  await expect(view.locator('canvas').nth(1)).toHaveAttribute('data-shows', 'result');
  await expect(view).toContainText(avif);
  await expect(view.getByRole('slider', { name: 'Quality' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Use AVIF' }).click();
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(zipNames(bytes)).toEqual(['a.avif', 'b.webp']);
});

test('a format that cannot be made says why, and the others are there', async ({ warmPage: page }) => {
  await page.route(/avif_enc[^/]*\.wasm/, (route) => route.abort());
  await visit(page, '/en');
  await choose(page, await photo('balloon.png'));
  await convertAll(page);
  await openStrip(page, 'balloon.png');
  await expect(frame(page, 'avif')).toContainText('could not be loaded');
  await expect(frame(page, 'avif').getByRole('button')).toHaveCount(0);
  for (const target of ['jpg', 'webp', 'jxl']) await expect(frame(page, target)).toContainText(size);
  await expect(strip(page).getByText('Smallest', { exact: true })).toHaveCount(1);
});

test('a strip that is closed early leaves everything as it was', async ({ warmPage: page }) => {
  // Never arrives.
  await page.route(/avif_enc[^/]*\.wasm/, () => {});
  await visit(page, '/en');
  await choose(page, await photo('balloon.png'));
  await convertAll(page);
  const before = await rows(page, 'done').locator('a[download]').getAttribute('href');
  await opener(page, 'balloon.png').click();
  await expect(strip(page).getByRole('status')).toContainText('3 of 4');
  await page.keyboard.press('Escape');
  await expect(opener(page, 'balloon.png')).toBeFocused();
  await expect(rows(page, 'done').locator('a[download]')).toHaveAttribute('href', before ?? '');
});

test('it fits on 320 pixels', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/de/png-zu-webp');
  await choose(page, [await photo('Heißluftballon über den Bergen.png'), await photo('b.png')]);
  await page.getByRole('button', { name: 'Alle konvertieren' }).click();
  await page.getByRole('button', { name: 'Formate vergleichen: b.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formate vergleichen' });
  await expect(dialog.getByRole('status')).toHaveText(/^Am kleinsten: /, { timeout: 60_000 });
  const widths = await dialog.evaluate((element) =>
    [document.documentElement, element, ...element.querySelectorAll(':scope > div, li')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(Math.max(...widths)).toBe(0);
  expect(await covered(page, 'dialog')).toEqual([]);
});
