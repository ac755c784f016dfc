import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { switchTo } from './converter-page.ts';
import { everyPage } from './pages.ts';
import { test } from './warm-page.ts';

/*
 * Firefox is started with JavaScript off for these tests. Playwright can query the page, but neither wait nor click:
 * both need scripts with timers.
 */
test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === 'firefox') });

for (const [path, note] of [
  ['/de', 'Zum Konvertieren braucht die Seite JavaScript'],
  ['/en/jpg-to-png', 'Converting needs JavaScript'],
  ['/es', 'Para convertir hace falta JavaScript'],
  ['/pt/png-para-webp', 'Para converter, é preciso JavaScript'],
] as const) {
  test(`${path} says that converting needs JavaScript, and its drop zone invites nobody`, {
    tag: path === '/de' ? ['@core', '@firefox'] : '@firefox',
  }, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator('#converter noscript').innerText()).toContain(note);
    const style = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { pointerEvents, opacity, visibility } = getComputedStyle(element);
        return { pointerEvents, opacity, visibility };
      });
    expect(await style('#converter label')).toMatchObject({ pointerEvents: 'none', opacity: '0.5' });
    expect(await style('#converter label input')).toMatchObject({ visibility: 'hidden' });
  });
}

test('nobody is asked for consent who could not answer', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`${addresses.sponsored}/en`);
  await expect.poll(() => page.locator('#consent-title').isVisible()).toBe(false);
});

test('the language menu opens and leads without JavaScript', async ({ page }) => {
  await page.goto('/en/png-to-webp');
  await switchTo(page, 'Español');
  await expect(page).toHaveURL('/es/png-a-webp');
  await expect(page.locator('h1')).toHaveText('PNG a WebP');
});

test('the menu of conversions opens and leads without JavaScript', { tag: '@core' }, async ({ page }) => {
  await page.goto('/de');
  await page.locator('header summary', { hasText: 'Konverter' }).click();
  await page.locator('header').getByRole('link', { name: 'HEIC zu JPG' }).click();
  await expect(page).toHaveURL('/de/heic-zu-jpg');
});

test('no page has an inline script that runs, an inline style or a handler', { tag: '@core' }, async ({ request }) => {
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
