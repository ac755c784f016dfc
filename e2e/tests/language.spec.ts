import { expect, type Page } from '@playwright/test';
import { languageMenu, switchTo } from './converter-page.ts';
import { readHead } from './read-head.ts';
import { untilIdle } from './until-idle.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** Marks the document, to detect a reload, which would remove the mark. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

async function expectNoReload(page: Page) {
  await expect(page.locator('html[data-mark]')).toHaveCount(1);
}

test('switching rewrites the address to the matching slug and everything with it, without reloading', {
  tag: '@core',
}, async ({ warmPage: page }) => {
  await visit(page, '/de/webp-zu-png?a=1#converter');
  await markDocument(page);
  await switchTo(page, 'Português');
  await expect(page).toHaveURL('/pt/webp-para-png?a=1#converter');
  await expect(page.locator('h1')).toHaveText('WebP para PNG');
  const switched = await readHead(page);
  await expectNoReload(page);

  await visit(page, '/pt/webp-para-png');
  expect(switched).toEqual(await readHead(page));
});

test('the privacy notice switches through all four languages and back', async ({ warmPage: page }) => {
  await visit(page, '/en/privacy');
  await markDocument(page);
  for (const [name, path] of [
    ['Deutsch', '/de/datenschutz'],
    ['Español', '/es/privacidad'],
    ['Português', '/pt/privacidade'],
    ['English', '/en/privacy'],
  ] as const) {
    await switchTo(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
  }
  await expectNoReload(page);
});

test('back and forward read the language from the address again', { tag: ['@core', '@firefox'] }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en/jpg-to-webp');
  await markDocument(page);
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveTitle(/^JPG zu WebP/);
  await page.getByRole('navigation').getByRole('link', { name: 'PNG zu WebP' }).click();
  await expect(page).toHaveURL('/de/png-zu-webp');
  await page.goBack();
  await expect(page).toHaveURL('/de/jpg-zu-webp');
  await expect(page).toHaveTitle(/^JPG zu WebP/);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^JPG to WebP/);
  await page.goForward();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectNoReload(page);
});

test('the menu lists flag and name of all four and checks the active one', async ({ warmPage: page }) => {
  await visit(page, '/es');
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  const links = menu.getByRole('link');
  await expect(links).toHaveText(['Deutsch', 'English', 'Español', 'Português']);
  for (const link of await links.all()) await expect(link.locator('svg').first()).toBeVisible();
  const active = menu.locator('[aria-current]');
  await expect(active).toHaveText('Español');
  await expect(active.locator('svg')).toHaveCount(2);
  await expect(menu.locator('a svg')).toHaveCount(5);
});

// Needs its own page: in Firefox, key presses may go to the browser window if the page was brought to the front.
test('the menu works by keyboard and closes when left', async ({ page }) => {
  await visit(page, '/de');
  const menu = languageMenu(page);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en');
  await menu.locator('summary').click();
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

test('the footer switches too', async ({ warmPage: page }) => {
  await visit(page, '/en/imprint');
  await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/impressum');
});

test('a slow language does not overtake a later choice', async ({ page }) => {
  const delay = Promise.withResolvers<void>();
  await page.route(/\/assets\/es-/, async (route) => {
    await delay.promise;
    await route.continue();
  });
  await visit(page, '/en');
  await switchTo(page, 'Español');
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL('/de');
  const late = page.waitForResponse(/\/assets\/es-/);
  delay.resolve();
  await (await late).finished();
  await untilIdle(page);
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('following a link starts at the top, with the content in focus and the head of the new page', async ({
  warmPage: page,
}) => {
  await visit(page, '/en/webp-to-jpg');
  await markDocument(page);
  await page.getByRole('navigation').getByRole('link', { name: 'JPG to WebP' }).click();
  await expect(page).toHaveURL('/en/jpg-to-webp');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const followed = await readHead(page);
  await expectNoReload(page);
  await visit(page, '/en/jpg-to-webp');
  expect(followed).toEqual(await readHead(page));
});

test.describe('an unknown path below a language', () => {
  test('shows its home page, canonical to it, and switches to the home of the other language', {
    tag: '@core',
  }, async ({ warmPage: page }) => {
    const response = await visit(page, '/de/gibt/es/nicht?x=1');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('PNG, JPG und WebP ohne Upload konvertieren');
    expect((await readHead(page)).canonical).toEqual(['http://localhost:8080/de']);
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/en?x=1');
  });
});

test.describe('the not-found page', () => {
  test('is English by default and leads home', { tag: '@core' }, async ({ warmPage: page }) => {
    const response = await visit(page, '/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/en');
  });

  test.describe(() => {
    test.use({ locale: 'pt-BR' });
    test('speaks the language of the browser, and leads home in it', async ({ page }) => {
      const noise: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && !message.text().includes('404') && noise.push(message.text()),
      );
      await visit(page, '/nowhere');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
      await expect(page.locator('h1')).not.toHaveText('Oops! Page not found');
      expect(noise).toEqual([]);
      const home = page.locator('main').getByRole('link');
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL('/pt');
    });
  });
});
