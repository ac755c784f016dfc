import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { everyPage } from './pages.ts';
import { visit } from './visit.ts';

async function expectNoViolation(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
}

for (const { path } of [...everyPage, { path: '/nowhere' }]) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await visit(page, path);
    for (const summary of await page.locator('main details summary').all()) await summary.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(page, colorScheme);
    }
  });
}

test('axe finds nothing with the language menu and the consent question open', async ({ page }) => {
  await visit(page, `${addresses.sponsored}/de`);
  await page.locator('header details summary').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page, colorScheme);
  }
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await visit(page, '/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
