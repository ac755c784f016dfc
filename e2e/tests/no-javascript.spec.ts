import { languages } from '@image-converter/web/routes/pages';
import { expect } from '@playwright/test';
import { everyPage } from './pages.ts';
import { sideBySide } from './side-by-side.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`without JavaScript every page in ${language} says what it says with it`, async ({ page, openWarmPage }) => {
    test.setTimeout(90_000);
    const paths = everyPage.filter((one) => one.language === language).map(({ path }) => path);
    const texts = await sideBySide(paths, openWarmPage, async (scripted, path) => {
      await visit(scripted, path);
      await scripted.waitForLoadState('networkidle');
      return scripted.locator('body').innerText();
    });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.locator('body').innerText(), path).toBe(texts.get(path));
    }
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
