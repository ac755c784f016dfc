import { expect, type Page } from '@playwright/test';
import { languageMenu } from './converter-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const conversions = (page: Page) => page.locator('header nav details');

test('the menu lists conversions by target, and any page of it opens without reloading', { tag: '@core' }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en/privacy');
  const menu = conversions(page);
  await menu.getByText('Conversions').click();
  await expect(menu.getByRole('list', { name: 'To JPG' }).getByRole('link').first()).toHaveText('PNG to JPG');
  await expect(menu.getByRole('list', { name: 'To PNG' }).getByRole('link').first()).toHaveText('JPG to PNG');
  await expect(menu.getByRole('list', { name: 'To WebP' }).getByRole('link').first()).toHaveText('JPG to WebP');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await menu.getByRole('link', { name: 'HEIC to PNG' }).click();
  await expect(page).toHaveURL('/en/heic-to-png');
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('html[data-mark]')).toHaveCount(1);
});

// Needs its own page: in Firefox, key presses may go to the browser window if the page was brought to the front.
test('the menu works by keyboard, closes on Escape and when it is left', { tag: ['@core', '@firefox'] }, async ({
  page,
}) => {
  await visit(page, '/en');
  const menu = conversions(page);
  const button = menu.locator('summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await languageMenu(page).locator('summary').focus();
  await expect(menu).not.toHaveAttribute('open');
});

for (const width of [1280, 390, 320]) {
  test(`the menu fits into a window of ${width} pixels, and has nothing for axe to find`, {
    tag: width === 320 ? '@core' : [],
  }, async ({ warmPage: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/pt');
    await conversions(page).locator('summary').click();
    const links = conversions(page).getByRole('link');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    await expect(links.last()).toHaveAttribute('href', '/pt/todos-os-formatos');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}

test('the header is 64 pixels high, 56 on a phone', async ({ warmPage: page }) => {
  for (const [width, height] of [
    [1280, 64],
    [390, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/en');
    const box = await page.locator('header').boundingBox();
    // And its line.
    expect(box?.height).toBe(height + 1);
  }
});
