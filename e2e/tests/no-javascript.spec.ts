import { languages } from '@image-converter/web/routes/pages';
import { expect, test } from '@playwright/test';
import { everyPage } from './pages.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`without JavaScript every page in ${language} says what it says with it`, async ({ browser, page }) => {
    test.setTimeout(90_000);
    const scripted = await browser.newContext({ javaScriptEnabled: true });
    const other = await scripted.newPage();
    for (const { path } of everyPage.filter((one) => one.language === language)) {
      await page.goto(path);
      await other.goto(path, { waitUntil: 'networkidle' });
      expect(await page.locator('body').innerText(), path).toBe(await other.locator('body').innerText());
    }
    await scripted.close();
  });
}

test('the language menu opens and leads without JavaScript', async ({ page }) => {
  await page.goto('/en/png-to-webp');
  await page.locator('header details summary').click();
  await page.locator('header details').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/png-a-webp');
  await expect(page.locator('h1')).toHaveText('PNG a WebP');
});

test('no page has an inline script that runs, an inline style or a handler', async ({ request }) => {
  for (const path of [...everyPage.map((page) => page.path), '/nowhere']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''));
    expect(
      inline.filter(([, , body]) => body !== ''),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  }
});
