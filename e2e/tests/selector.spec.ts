import { languages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { expect } from '@playwright/test';
import { visitedPages } from './pages.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

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
  await expect(page.locator('main form').getByLabel('From').locator('option')).toHaveText([
    'Choose',
    'PNG',
    'JPG',
    'WebP',
  ]);
  await expect(page.locator('main form').getByLabel('To').locator('option')).toHaveText([
    'Choose',
    'JPG',
    'PNG',
    'WebP',
  ]);
  await page.locator('main form').getByLabel('From').selectOption('PNG');
  await expect(button).toBeDisabled();
  await page.locator('main form').getByLabel('To').selectOption('WebP');
  await expect(button).toBeEnabled();
  await expect(page.getByText('Please select both formats')).toHaveCount(0);
});

for (const language of languages) {
  test(`it leads to the page of the pair in ${language}`, { tag: language === 'pt' ? '@firefox' : [] }, async ({
    warmPage: page,
  }) => {
    await visit(page, pathOf(language, 'home'));
    const [from, to] = await page.locator('main form select').all();
    await from?.selectOption('WebP');
    await to?.selectOption('JPG');
    await page.locator('main form button').click();
    await expect(page).toHaveURL(pathOf(language, 'webp-to-jpg'));
    await expect(page.locator('main form')).toHaveCount(0);
  });
}

test('equal formats do nothing, and the hint says why', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/en');
  await page.locator('main form').getByLabel('From').selectOption('PNG');
  await page.locator('main form').getByLabel('To').selectOption('PNG');
  const button = page.getByRole('button', { name: 'Go to the converter' });
  await expect(button).toHaveAccessibleDescription('Please choose two different formats');
  await button.click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('main form').getByLabel('From')).toHaveValue('png');
});
