import { expect, type Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { choose, convertAll, rows } from '../tests/converter-page.ts';
import { expectByColourRules } from '../tests/expect-accessible.ts';
import { half, picture } from '../tests/picture.ts';
import { visit } from '../tests/visit.ts';
import { test } from '../tests/warm-page.ts';

/*
 * Chromium's suite checks every rule on these documents, page by page. Only colours can differ between engines, and all
 * pages get theirs from the same few variables, which these two states show.
 */

async function visitEach(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await visit(page, '/de');
  await look(page);
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png'), await half('half.png')]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  await expect(rows(page, 'failed')).toHaveCount(1);
  await look(page);
}

const isDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

test('axe finds nothing at home and where files have ended, light', async ({ warmPage: page }) => {
  await visitEach(page, async () => {
    expect(await isDark(page)).toBe(false);
    await expectByColourRules(page);
  });
});

/* Playwright cannot switch a page's colour scheme in Firefox, so the browser is started with it. */
test('axe finds nothing at home and where files have ended, dark', async ({ playwright, launchOptions }) => {
  const firefoxUserPrefs = { 'layout.css.prefers-color-scheme.content-override': 0 };
  const browser = await playwright.firefox.launch({ ...launchOptions, channel: 'moz-firefox', firefoxUserPrefs });
  const page = await browser.newPage({ baseURL: addresses.site });
  await visitEach(page, async () => {
    expect(await isDark(page)).toBe(true);
    await expectByColourRules(page);
  });
  await browser.close();
});
