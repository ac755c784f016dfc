import { apiErrors } from '@image-converter/contract/errors';
import { languages } from '@image-converter/web/routes/pages';
import { expect } from '@playwright/test';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

for (const language of languages) {
  test(`the footer leads to the page about the API, which fits on 320 pixels (${language})`, {
    tag: language === 'en' ? '@core' : [],
  }, async ({ warmPage: page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, `/${language}`);
    await page.locator('#footer').getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(`/${language}/api`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const curl = page.getByRole('region', { name: 'curl' });
    const isScrollable = () => curl.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await isScrollable()).toBe(true);
    await curl.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => curl.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
}

test('an example is copied with one press', { tag: '@core' }, async ({ forgetfulPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/en/api');
  await page.getByRole('button', { name: 'Copy: Python' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import requests');
});

test('a browser that does not let a page copy has the example selected', async ({ forgetfulPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await visit(page, '/en/api');
  await page.getByRole('button', { name: 'Copy: curl' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('-F file=@photo.heic');
});

test('the page names every error, and the document that it links to has the calls', async ({
  forgetfulPage: page,
  request,
}) => {
  await visit(page, '/en/api');
  for (const code of Object.keys(apiErrors)) await expect(page.getByText(code).first()).toBeVisible();
  const address = await page.getByRole('link', { name: /OpenAPI/ }).getAttribute('href');
  const { paths } = await (await request.get(address ?? '')).json();
  expect(Object.keys(paths)).toContain('/api/functions/convert-image');
});
