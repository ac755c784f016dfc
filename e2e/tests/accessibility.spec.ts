import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, languageMenu, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

async function visitAndOpenAll(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.locator('main details summary').evaluateAll((all: HTMLElement[]) => {
    for (const summary of all) summary.click();
  });
}

/** One page of each kind, because a kind has the same elements and colours on all its pages and in every language. */
const paths = (['home', 'jpg-to-png', 'heic-to-jpg', 'avif-to-jpg', 'all-formats', 'api', 'privacy'] as const).map(
  (page) => pathOf('en', page),
);

for (const path of [...paths, '/nowhere']) {
  const tag = path === '/en' ? '@core' : [];
  test(`axe finds nothing on ${path}, light and dark`, { tag }, async ({ warmPage: page }) => {
    await visitAndOpenAll(page, path);
    await expectAccessible(page);
  });
}

test('axe finds nothing with the language menu and the consent question open', async ({ warmPage: page }) => {
  await visit(page, `${addresses.sponsored}/de`);
  await languageMenu(page).locator('summary').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
  await expectAccessible(page);
});

test('axe finds nothing while files wait, are converted and fail', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/de/jpg-zu-png');
  const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: good };
  await page
    .locator('input[type=file]')
    .setInputFiles([file, { ...file, name: 'b.jpg', buffer: good.subarray(0, 200) }]);
  await expect(page.locator('[data-status=waiting]')).toHaveCount(2);
  for (const press of [false, true]) {
    if (press) {
      await page.getByRole('button', { name: 'Alle konvertieren' }).click();
      await expect(page.locator('[data-status=done]')).toHaveCount(1);
      await expect(page.locator('[data-status=failed]')).toHaveCount(1);
    }
    await expectAccessible(page);
  }
});

test('where the system chooses the colours, buttons have a border and what is chosen shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png'));
  const borderOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).border);
  expect(await borderOf(page.getByRole('button', { name: 'Convert all' }))).toMatch(/^1px solid rgb\(/);
  await page.getByRole('button', { name: 'Options' }).click();
  for (const [chosen, other] of [
    ['Small', 'Smallest'],
    ['1080', '1920'],
    ['Keep everything', 'Remove everything (default)'],
  ] as const) {
    const [picked, left] = [chosen, other].map((name) => page.getByRole('radio', { name, exact: true }));
    if (!picked || !left) throw new Error('no choices');
    await picked.check();
    expect(await borderOf(picked)).not.toBe(await borderOf(left));
  }
});

// These tests need their own page: in Firefox, key presses may go to the browser window if the page was brought to the
// front.
test('the skip link is the first stop and leads to the content', { tag: '@firefox' }, async ({ page }) => {
  await visit(page, '/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('by keyboard one reaches the drop zone, converts and downloads', { tag: ['@core', '@firefox'] }, async ({
  page,
}) => {
  await visit(page, '/en/png-to-webp');
  await tabTo(page, page.locator('#converter input[type=file]'));
  await choose(page, await picture('a.png'));
  await expect(page.getByRole('button', { name: 'Convert all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'done')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Download a.webp' }));
  const { name } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('a.webp');
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No stop at ${target}`);
}
