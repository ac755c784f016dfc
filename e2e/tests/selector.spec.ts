import { languages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Locator, type Page } from '@playwright/test';
import { visitedPages } from './pages.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** The choice of the source or of the target. */
function choice(page: Page, name: 'from' | 'to') {
  return page.locator('main form fieldset', { has: page.locator(`input[name=${name}]`) });
}

async function select(page: Page, name: 'from' | 'to', format: string): Promise<void> {
  await choice(page, name).getByRole('radio', { name: format, exact: true }).check();
}

test('the selector stands on home, png-to-jpg and jpg-to-png only', async ({ warmPage: page }) => {
  for (const { page: name, path } of visitedPages.filter(({ language }) => language === 'de')) {
    await visit(page, path);
    const expected = ['home', 'png-to-jpg', 'jpg-to-png'].includes(name) ? 1 : 0;
    await expect(page.locator('main form'), path).toHaveCount(expected);
  }
});

test('it is disabled with a hint until both formats are chosen', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/en');
  const button = page.getByRole('button', { name: 'Go to the converter' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Please select both formats');
  const [from, to] = [page.getByRole('group', { name: 'From' }), page.getByRole('group', { name: 'To', exact: true })];
  await expect(from.locator('label')).toHaveText(['PNG', 'JPG', 'WebP']);
  await expect(to.locator('label')).toHaveText(['JPG', 'PNG', 'WebP']);
  await from.getByRole('radio', { name: 'PNG' }).check();
  await expect(button).toBeDisabled();
  await to.getByRole('radio', { name: 'WebP' }).check();
  await expect(button).toBeEnabled();
  await expect(page.getByText('Please select both formats')).toHaveCount(0);
});

for (const language of languages) {
  test(`it leads to the page of the pair in ${language}`, async ({ warmPage: page }) => {
    await visit(page, pathOf(language, 'home'));
    await select(page, 'from', 'WebP');
    await select(page, 'to', 'JPG');
    await page.locator('main form button').click();
    await expect(page).toHaveURL(pathOf(language, 'webp-to-jpg'));
    await expect(page.locator('main form')).toHaveCount(0);
  });
}

test('equal formats do nothing, and the hint says why', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await select(page, 'from', 'PNG');
  await select(page, 'to', 'PNG');
  const button = page.getByRole('button', { name: 'Go to the converter' });
  await expect(button).toHaveAccessibleDescription('Please choose two different formats');
  await button.click();
  await expect(page).toHaveURL('/en');
  await expect(choice(page, 'from').getByRole('radio', { name: 'PNG' })).toBeChecked();
});

test('its formats are reached and changed by keyboard, and chosen ones show in forced colours', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/en');
  const [png, jpg] = ['PNG', 'JPG'].map((name) => choice(page, 'from').getByRole('radio', { name }));
  if (!png || !jpg) throw new Error('no formats');
  await png.focus();
  await page.keyboard.press('Space');
  await expect(png).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(jpg).toBeChecked();
  await expect(jpg).toBeFocused();
  const borderOf = (radio: Locator) => radio.evaluate((element) => getComputedStyle(element).borderWidth);
  expect(await borderOf(jpg)).toBe('4px');
  expect(await borderOf(png)).not.toBe('4px');
});
