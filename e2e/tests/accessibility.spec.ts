import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { expectAccessible } from './expect-accessible.ts';
import { everyPage } from './pages.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

for (const { path } of [...everyPage, { path: '/nowhere' }]) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ sharedPage: page }) => {
    await visit(page, path);
    await page.locator('main details summary').evaluateAll((all: HTMLElement[]) => {
      for (const summary of all) summary.click();
    });
    await expectAccessible(page);
  });
}

test('axe finds nothing with the language menu and the consent question open', async ({ sharedPage: page }) => {
  await visit(page, `${addresses.sponsored}/de`);
  await page.locator('header details summary').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
  await expectAccessible(page);
});

test('axe finds nothing while files wait, are converted and fail', async ({ sharedPage: page }) => {
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

test('the skip link is the first stop and leads to the content', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
