import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { choose, convertAll, rows } from '../tests/converter-page.ts';
import { half, picture } from '../tests/picture.ts';
import { visit } from '../tests/visit.ts';

/* The driver cannot switch the colour scheme of a page in Firefox, so the browser is started with it. */

/** One page of each kind. */
const paths = ['/de', '/en/jpg-to-webp', '/es/privacidad', '/nowhere'];

for (const [colours, setting] of [
  ['light', 1],
  ['dark', 0],
] as const) {
  test(`axe finds nothing on one page of each kind and where files have ended, ${colours}`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(60_000);
    const firefoxUserPrefs = { 'layout.css.prefers-color-scheme.content-override': setting };
    const browser = await playwright.firefox.launch({ ...launchOptions, channel: 'moz-firefox', firefoxUserPrefs });
    const page = await browser.newPage({ baseURL: addresses.site });
    for (const path of paths) {
      await visit(page, path);
      const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(isDark).toBe(colours === 'dark');
      await expectAccessible(page);
    }
    await visit(page, '/en/png-to-webp');
    await choose(page, [await picture('a.png'), await half('half.png')]);
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(rows(page, 'failed')).toHaveCount(1);
    await expectAccessible(page);
    await browser.close();
  });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
}
