import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { visit } from './visit.ts';

/** Every address outside the site that the page asks for. */
function watchThirdParties(page: Page, site: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(site) || foreign.push(request.url()));
  return foreign;
}

test('with nothing configured there is no question, no button, and no request to anyone', async ({ page }) => {
  const foreign = watchThirdParties(page, addresses.site);
  await visit(page, '/de');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-ad-box]')).toHaveText(Array(5).fill('Anzeige'));
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toHaveCount(0);
  await expect(page.locator('#consent-title')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test.describe('with an ad network and analytics', () => {
  test.use({ baseURL: addresses.sponsored, viewport: { width: 1440, height: 900 } });

  test('nothing is asked of them before the visitor decides, nor after a refusal, nor on later pages', async ({
    page,
  }) => {
    const foreign = watchThirdParties(page, addresses.sponsored);
    await visit(page, '/de');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Cookies: deine Entscheidung' })).toBeVisible();
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.locator('#consent-title')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'JPG zu WebP' }).click();
    await visit(page, '/en/png-to-webp');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#consent-title')).toHaveCount(0);
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Advertisement');
    expect(foreign).toEqual([]);
  });

  test('after consent their scripts run, under the page’s own policy, and it is remembered', async ({ page }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('[data-ad-box]')).toHaveText(['Ad 11', 'Ad 12', 'Ad 13', 'Ad 14', 'Ad 14']);
    await page.reload();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('#consent-title')).toHaveCount(0);
    expect(noise).toEqual([]);
  });

  test('the decision can be taken back from the footer, which silences them', async ({ page }) => {
    await visit(page, '/en');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies: your choice' })).toBeFocused();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
    const foreign = watchThirdParties(page, addresses.sponsored);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reject' }).click();
    await reloaded;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Advertisement');
    expect(foreign).toEqual([]);
  });

  test('a decision about other partners does not count', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'consent',
        JSON.stringify({ decision: 'accepted', partners: 'https://other.example/ads.js' }),
      );
    });
    const foreign = watchThirdParties(page, addresses.sponsored);
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test('a browser without storage is asked and can decide', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked');
        },
      });
    });
    await visit(page, '/en');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.locator('#consent-title')).toHaveCount(0);
  });

  test('accept and reject are equally large, equally styled and reached by keyboard', async ({ page }) => {
    await visit(page, '/es');
    const look = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, width, height };
      });
    expect(await look('Aceptar')).toEqual(await look('Rechazar'));
    await page.getByRole('button', { name: 'Rechazar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#consent-title')).toHaveCount(0);
  });

  for (const [language, title] of [
    ['de', 'Cookies: deine Entscheidung'],
    ['en', 'Cookies: your choice'],
    ['es', 'Cookies: tú decides'],
    ['pt', 'Cookies: você decide'],
  ] as const) {
    test(`the question is asked in ${language} and names both partners`, async ({ page }) => {
      await visit(page, `/${language}`);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toContainText('Werbenetz');
      await expect(banner).toContainText('Zählwerk');
    });
  }

  test('an ad in a hidden sidebar is not asked for', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/en');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
    const queue = await page.evaluate(() => (window as { adsbygoogle?: unknown[] }).adsbygoogle?.length);
    expect(queue).toBe(3);
  });

  test('imprint, privacy and footer say what the settings say', async ({ page }) => {
    await visit(page, '/de/impressum');
    const main = page.locator('main');
    for (const text of ['Erika Mustermann', 'Heidestraße 17', '51147 Köln', 'post@example.org']) {
      await expect(main).toContainText(text);
    }
    await expect(page.getByRole('link', { name: 'Spendier uns einen Kaffee' })).toHaveAttribute(
      'href',
      'https://donate.example/converter',
    );
    await visit(page, '/de/datenschutz');
    for (const text of ['Erika Mustermann', 'Example Hosting, Köln', 'Zählwerk', 'Werbenetz', 'donate.example']) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText('Noch nicht angegeben');
  });
});

test('unset, imprint and privacy say which setting is missing', async ({ page }) => {
  await visit(page, '/en/imprint');
  for (const setting of ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL']) {
    await expect(page.locator('main')).toContainText(setting);
  }
  await visit(page, '/en/privacy');
  await expect(page.locator('main')).toContainText('HOSTING_PROVIDER');
  await expect(page.locator('main')).toContainText('We do not use any analytics tools.');
  await expect(page.locator('main')).toContainText('We do not set any cookies');
  await expect(page.getByRole('link', { name: 'Buy us a coffee' })).toHaveCount(0);
});
