import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { consoleOf } from './console-of.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** All requests of the page to other origins. */
function watchThirdParties(page: Page, site: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(site) || foreign.push(request.url()));
  return foreign;
}

function tinyPng(): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: '#a24' } })
    .png()
    .toBuffer();
}

const visitSponsored = (page: Page, path: string) => visit(page, addresses.sponsored + path);

const allAds = ['Ad 11', 'Ad 12', 'Ad 13', 'Ad 14', 'Ad 14'];

/** Origins of scripts. Runs in the page. */
function sourcesOf(scripts: (HTMLElement | SVGElement)[]): string[] {
  return scripts.map((script) => new URL((script as HTMLScriptElement).src).origin);
}

test('with nothing configured there is no question, no button, and no request to anyone', {
  tag: ['@core', '@promise:consent-first'],
}, async ({ forgetfulPage: page }) => {
  const foreign = watchThirdParties(page, addresses.site);
  await visit(page, '/de');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-ad-box]')).toHaveText(Array(5).fill('Anzeige'));
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toHaveCount(0);
  await expect(page.locator('#consent-title')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test.describe('with an ad network and analytics', () => {
  const viewport = { width: 1440, height: 900 };
  test.beforeEach(({ forgetfulPage }) => forgetfulPage.setViewportSize(viewport));

  test('nothing is asked of them before the visitor decides, nor after a refusal, nor on later pages', {
    tag: ['@core', '@promise:consent-first'],
  }, async ({ forgetfulPage: page }) => {
    const foreign = watchThirdParties(page, addresses.sponsored);
    await visitSponsored(page, '/de');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Cookies: deine Entscheidung' })).toBeVisible();
    await page.getByRole('button', { name: 'Alles ablehnen' }).click();
    await expect(page.locator('#consent-title')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'JPG zu WebP' }).click();
    await visitSponsored(page, '/en/png-to-webp');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#consent-title')).toHaveCount(0);
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Advertisement');
    expect(foreign).toEqual([]);
  });

  test('after consent their scripts run, under the page’s own policy, and it is remembered', async ({
    forgetfulPage: page,
  }) => {
    const noise = consoleOf(page);
    await visitSponsored(page, '/en');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('[data-ad-box]')).toHaveText(allAds);
    await page.reload();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('#consent-title')).toHaveCount(0);
    expect(noise).toEqual([]);
  });

  test('the decision can be taken back from the footer, which silences them and keeps chosen files', {
    tag: ['@core', '@firefox', '@promise:consent-withdrawn'],
  }, async ({ forgetfulPage: page }) => {
    await visitSponsored(page, '/en/png-to-webp');
    const traces = () =>
      page.evaluate(() => [document.cookie, ...Object.keys({ ...localStorage, ...sessionStorage })].sort());
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.locator('[data-ad-box]')).toHaveText(allAds);
    await expect.poll(traces).toEqual(['consent', 'visitor', 'visitor=1']);
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: '', buffer: await tinyPng() });
    await expect(page.locator('[data-status=waiting]')).toBeVisible();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies: your choice' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Cookies: your choice' })).toBeInViewport();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');

    const foreign = watchThirdParties(page, addresses.sponsored);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.locator('[data-ad-box]')).toHaveText(Array(5).fill('Advertisement'));
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[data-status=waiting]')).toBeVisible();
    expect(await page.locator('script[src]').evaluateAll(sourcesOf)).not.toContain(addresses.partner);
    expect(await traces()).toEqual(['', 'consent']);
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  test('each can be chosen without the other, and the choice is remembered', async ({ forgetfulPage: page }) => {
    await visitSponsored(page, '/en');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    const [ads, analytics] = [page.getByLabel('Ads by Werbenetz'), page.getByLabel('Visit counts by Zählwerk')];
    await expect(ads).toBeFocused();
    await expect(ads).not.toBeChecked();
    await expect(analytics).not.toBeChecked();
    await analytics.check();
    await page.getByRole('button', { name: 'Save choice' }).click();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Advertisement');

    await page.reload();
    await expect.poll(() => page.evaluate(() => (window as { counted?: string }).counted)).toBe('example.org');
    await expect(page.locator('#consent-title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(analytics).toBeChecked();
    await expect(ads).not.toBeChecked();
    await ads.check();
    await page.getByRole('button', { name: 'Save choice' }).click();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
  });

  test('the question lies over nothing and nothing over it at every width', async ({ forgetfulPage: page }) => {
    for (const path of ['/de', '/de/jpg-zu-png', '/de/datenschutz', '/nowhere']) {
      await visitSponsored(page, path);
      const question = page.locator('section:has(> #consent-title)');
      const above = page.locator(path.startsWith('/de') && !path.endsWith('schutz') ? '#converter' : '[data-ad-box]');
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(question).toHaveCSS('position', 'static');
        const [end, start] = await Promise.all([above.first().boundingBox(), question.boundingBox()]);
        expect(start?.y, `${path} at ${width}`).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
        // A trial click fails if something else covers the button.
        for (const button of await question.getByRole('button').all()) await button.click({ trial: true });
      }
      await question.getByRole('button').last().click();
      await expect(page.getByRole('checkbox')).toHaveCount(2);
    }
  });

  test('accept and reject are equally large, equally styled and reached by keyboard', async ({
    forgetfulPage: page,
  }) => {
    await visitSponsored(page, '/es');
    const look = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, width, height };
      });
    expect(await look('Aceptar todo')).toEqual(await look('Rechazar todo'));
    await page.getByRole('button', { name: 'Rechazar todo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#consent-title')).toHaveCount(0);
  });

  for (const [language, title] of [
    ['de', 'Cookies: deine Entscheidung'],
    ['en', 'Cookies: your choice'],
    ['es', 'Cookies: tú decides'],
    ['pt', 'Cookies: você decide'],
  ] as const) {
    test(`the question is asked in ${language} and names both partners`, async ({ forgetfulPage: page }) => {
      await visitSponsored(page, `/${language}`);
      const banner = page.getByRole('region', { name: title });
      await expect(banner).toContainText('Werbenetz');
      await expect(banner).toContainText('Zählwerk');
    });
  }

  test('an ad in a hidden sidebar is not asked for', async ({ forgetfulPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitSponsored(page, '/en');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
    const queue = await page.evaluate(() => (window as { adsbygoogle?: unknown[] }).adsbygoogle?.length);
    expect(queue).toBe(3);
  });

  test('imprint, privacy and footer say what the settings say', async ({ forgetfulPage: page }) => {
    await visitSponsored(page, '/de/impressum');
    const main = page.locator('main');
    for (const text of ['Erika Mustermann', 'Heidestraße 17', '51147 Köln', 'post@example.org']) {
      await expect(main).toContainText(text);
    }
    const donation = page.getByRole('link', { name: 'Spendier uns einen Kaffee' });
    await expect(donation).toHaveAttribute('href', 'https://donate.example/converter');
    await expect(donation).toHaveAttribute('target', '_blank');
    await visitSponsored(page, '/de/datenschutz');
    for (const text of ['Erika Mustermann', 'Example Hosting, Köln', 'Zählwerk', 'Werbenetz', 'donate.example']) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText('Noch nicht angegeben');
  });
});

test.describe('with partners, in a browser of its own', () => {
  test('a decision about other partners does not count', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'consent',
        JSON.stringify({
          ads: { decision: 'accepted', partner: 'https://other.example/ads.js' },
          analytics: { decision: 'accepted', partner: 'https://other.example/count.js' },
        }),
      );
    });
    const foreign = watchThirdParties(page, addresses.sponsored);
    await visitSponsored(page, '/en');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
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
    await visitSponsored(page, '/en');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.locator('#consent-title')).toHaveCount(0);
  });
});

test('unset, imprint and privacy say which setting is missing', { tag: '@core' }, async ({ forgetfulPage: page }) => {
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
