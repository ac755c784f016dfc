import { expect, type Page } from '@playwright/test';
import { choose, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const openOptions = (page: Page) => page.getByRole('button', { name: 'Options', exact: true }).click();
const convertAll = (page: Page) => page.getByRole('button', { name: 'Convert all', exact: true }).click();
const note = (page: Page) => rows(page, 'done').locator('[data-html]');

/** Of every picture in the row, as its own link would show it. */
async function zipOf(page: Page, name: string): Promise<string[]> {
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: `Download ${name}` }).click());
  return zipNames(bytes).sort();
}

test('a picture becomes one file for each width, with the HTML to show them', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('two words.png', { width: 1200, height: 800 }));
  await openOptions(page);
  await page.getByRole('radio', { name: 'Several widths' }).check();
  await convertAll(page);
  await expect(note(page)).toContainText('The picture is 1200 px wide and was not enlarged.');
  await note(page)
    .getByRole('button', { name: /^Copy the HTML/ })
    .click();
  await expect(note(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toBe(`<picture>
  <source type="image/webp" srcset="two%20words-480w.webp 480w, two%20words-960w.webp 960w, two%20words-1200w.webp 1200w" sizes="100vw">
  <img src="two%20words-1200w.webp" width="1200" height="800" alt="">
</picture>`);
  const names = [1200, 480, 960].map((width) => `two words-${width}w.webp`);
  expect(await zipOf(page, 'two words.zip')).toEqual(names);
});

test('widths are remembered and travel in a link, and the receipt has them', async ({ page }) => {
  await visit(page, '/en/png-to-webp#options&widths=300,500');
  await choose(page, await picture('a.png', { width: 600, height: 400 }));
  await convertAll(page);
  await expect(note(page)).toContainText('a-500w.webp · a-300w.webp');
  await rows(page, 'done')
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(rows(page, 'done')).toContainText('300, 500 px wide');
  await openOptions(page);
  await page.getByLabel('Widths in pixels').fill('400');
  await visit(page, '/en/png-to-webp');
  await expect(page.locator('[data-changed]')).toContainText('400 px wide');
});

test.describe('on a phone whose browser does not let pages copy', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  test('all icons for a website come together, and the lines for its head can be selected', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visit(page, '/en/png-to-ico');
    await choose(page, await picture('logo.png', { width: 300, height: 200 }));
    await openOptions(page);
    await page.getByLabel('All icons for a website').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Convert all', exact: true }).click();
    await expect(note(page)).toContainText('The picture is only 300 × 200 px, so larger icons were enlarged');
    expect(await zipOf(page, 'logo.zip')).toEqual([
      'apple-touch-icon.png',
      'favicon.ico',
      'icon-192.png',
      'icon-512.png',
      'site.webmanifest',
    ]);
    await note(page)
      .getByRole('button', { name: /^Copy the lines for <head>/ })
      .click();
    const text = page.getByRole('textbox', { name: 'HTML to copy' });
    await expect(text).toHaveValue(/^<link rel="icon" href="\/favicon.ico" sizes="48x48">\n/);
    expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe(await text.inputValue());
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(note(page).getByRole('button')).toBeFocused();
  });
});
