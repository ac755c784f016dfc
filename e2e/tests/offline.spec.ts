import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { switchTo } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { goOffline, goOnline, type Site, test, untilCached } from './own-device.ts';
import { soonAtRest } from './page-at-rest.ts';
import { everyPage } from './pages.ts';
import { smallHeic } from './small-heic.ts';
import { startMoodySite } from './unreliable-site.ts';
import { visit } from './visit.ts';
import { zipNames } from './zip-names.ts';

const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } });

const rows = (page: Page, status: string) => page.locator(`[data-status=${status}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, name: string, picture: Promise<Buffer> | Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: '', buffer: await picture });
}

/** Paths of the pages that the service worker has cached. */
function seenPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await (await caches.open('site-pages')).keys();
    return pages.map(({ url }) => new URL(url).pathname);
  });
}

const untilSeen = (page: Page, path: string) => expect.poll(() => seenPages(page)).toContain(path);

test.beforeEach(async ({ context }) => void (await soonAtRest(context)));

test('after one visit, every page of the language is there without a connection', {
  tag: ['@core', '@firefox', '@promise:offline'],
}, async ({ page, site }) => {
  const language = 'de';
  const paths = everyPage.filter((one) => one.language === language).map(({ path }) => path);
  await visit(page, `/${language}`);
  await untilCached(page, language);
  const headings = new Map<string, string>();
  // All pairs are built the same way, so one stands for all.
  const kinds = [...paths.slice(0, 3), ...paths.slice(-3), `/${language}/unknown/path`];
  for (const path of kinds) {
    const html = await (await fetch(site.address + path)).text();
    headings.set(path, /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  }
  await goOffline(page, site);
  for (const [path, heading] of headings) {
    const response = await visit(page, path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
    await expect(page.locator('h1'), path).toHaveText(heading);
    await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  }
  // The 404 page is cached as well.
  expect((await visit(page, '/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One that was never seen in its language is shown in one that is there.
  await visit(page, '/es/png-a-webp?a=1');
  await expect(page).toHaveURL(`${site.address}/de/png-zu-webp?a=1`);
  await expect(page.locator('h1')).toHaveText('PNG zu WebP');
});

/** A visitor's browser that is not emptied between tests, because installing takes longer than most of them. */
async function newVisitor(browser: Browser) {
  const site = await startMoodySite();
  const context = await browser.newContext({ baseURL: site.address, locale: 'en-GB', serviceWorkers: 'allow' });
  await soonAtRest(context);
  return { site, page: await context.newPage() };
}

test.describe('in a browser that has the pages in English', () => {
  // In one worker, so that they are installed once.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let site: Site;

  test.beforeAll(async ({ browser }) => {
    ({ page, site } = await newVisitor(browser));
    await visit(page, '/en');
    await untilCached(page, 'en');
  });

  test.afterEach(async () => {
    site.mood.moved = {};
    await goOnline(page, site);
  });

  test.afterAll(async () => {
    await page.context().close();
    await site.close();
  });

  test('what the worker must not touch goes to the server each time', {
    tag: '@promise:shared-files-stay',
  }, async () => {
    // The worker itself requests the page, for the next visit.
    await untilSeen(page, '/en');
    const missing = '/assets/missing.js';
    const ask = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
      page.evaluate(async ([address, init]) => (await fetch(address, init)).status, [path, options] as const);
    site.requests.length = 0;
    await ask('/api/status');
    await ask('/api/status');
    await ask(missing, { method: 'HEAD' });
    await ask(missing, { headers: { Range: 'bytes=0-9' } });
    await ask(missing);
    await ask(missing);
    await ask('/en', { method: 'POST', body: 'x' });
    expect(site.requests).toEqual([
      { method: 'GET', path: '/api/status' },
      { method: 'GET', path: '/api/status' },
      { method: 'HEAD', path: missing },
      ...Array(3).fill({ method: 'GET', path: missing }),
      { method: 'POST', path: '/en' },
    ]);
    const kept = await page.evaluate(async () =>
      (await (await caches.open('site-files')).keys()).map(({ url }) => url),
    );
    expect(kept.filter((url) => !url.startsWith(`${site.address}/assets/`))).toEqual([]);
  });

  test('with and without the worker, answers are the same', async () => {
    const paths = ['/', '/de/', '/de/png-zu-jpg', '/de/unknown', '/nowhere', '/de.html', '/robots.txt?a=1'];
    // The second time, pages come from the cache.
    for (const path of [...paths, ...paths]) {
      const without = await fetch(site.address + path);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(without.status);
      expect(page.url(), path).toBe(without.url);
      expect(await response?.text(), path).toBe(await without.text());
    }
  });

  test('a sample picture that was used is there without a connection', async () => {
    const sample = (format: string) => page.getByRole('button', { name: new RegExp(`^${format} `) });
    await visit(page, '/en');
    await sample('WebP').click();
    await expect(rows(page, 'waiting')).toHaveCount(1);
    await goOffline(page, site);
    await visit(page, '/en');
    await sample('PNG').click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await sample('WebP').click();
    await expect(rows(page, 'waiting')).toHaveCount(1);
    await button(page, 'Convert to JPG').click();
    await expect(rows(page, 'done')).toBeVisible();
  });

  test('the next page, too, says that the connection is gone', async () => {
    await visit(page, '/en');
    await goOffline(page, site);
    const notice = page.getByText('You are offline');
    await expect(notice).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
    await expect(page.locator('h1')).toHaveText('Imprint');
    await expect(notice).toBeVisible();
  });

  test('without a connection, the root leads to English, and what is no page is not made up', async () => {
    await goOffline(page, site);
    await visit(page, '/?a=1');
    await expect(page).toHaveURL(`${site.address}/en?a=1`);
    for (const path of ['/third-party-notices.txt', '/api/status']) {
      await expect(page.goto(path), path).rejects.toThrow(/ERR_/);
    }
  });

  test('options that were never used work without a connection, too', async () => {
    await goOffline(page, site);
    await visit(page, '/en/png-to-webp#options&size=percent:50&metadata=keep&maxBytes=50000');
    await choose(page, 'a.png', drawing().png().toBuffer());
    await button(page, 'Convert all').click();
    const { bytes } = await downloaded(page, () => rows(page, 'done').getByRole('link').click());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 });
  });

  test('a page that has moved is found where it is now, after one more visit or a reload', async () => {
    for (const path of ['/en/png-to-webp', '/en/png-to-jpg']) {
      await visit(page, path);
      await untilSeen(page, path);
    }
    site.mood.moved = { '/en/png-to-webp': '/en/webp-to-png', '/en/png-to-jpg': '/en/jpg-to-png' };
    await visit(page, '/en/png-to-webp');
    await expect(page.locator('h1')).toHaveText('PNG to WebP');
    await expect.poll(() => seenPages(page)).not.toContain('/en/png-to-webp');
    await visit(page, '/en/png-to-webp');
    await expect(page).toHaveURL(`${site.address}/en/webp-to-png`);

    await visit(page, '/en/png-to-jpg');
    await page.reload();
    await expect(page).toHaveURL(`${site.address}/en/jpg-to-png`);
  });

  test('a page that was seen long ago is asked for first', async () => {
    await visit(page, '/en');
    await untilSeen(page, '/en');
    await page.evaluate(async () => {
      const pages = await caches.open('site-pages');
      for (const request of await pages.keys()) {
        const seen = await pages.match(request, { ignoreVary: true });
        const headers = new Headers(seen?.headers);
        headers.set('date', new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toUTCString());
        await pages.put(request, new Response(await seen?.text(), { headers }));
      }
    });
    site.mood.moved = { '/en': '/de' };
    await visit(page, '/en');
    await expect(page).toHaveURL(`${site.address}/de`);
  });
});

test('a page that was seen is shown before the network answers', { tag: '@firefox' }, async ({ page, site }) => {
  await visit(page, '/en/png-to-webp');
  await untilCached(page, 'en');
  await untilSeen(page, '/en/png-to-webp');
  const { promise, resolve } = Promise.withResolvers<void>();
  site.mood.pause = promise;
  await visit(page, '/en/png-to-webp?a=1');
  await expect(page.locator('h1')).toHaveText('PNG to WebP');
  await choose(page, 'a.png', drawing().png().toBuffer());
  await button(page, 'Convert all').click();
  await expect(rows(page, 'done')).toBeVisible();
  resolve();
});

test('what was converted once converts without a connection later', {
  tag: ['@firefox', '@promise:offline'],
}, async ({ page, site }) => {
  await visit(page, '/en');
  await untilCached(page, 'en');
  await choose(page, 'photo.heic', smallHeic);
  await button(page, 'Convert to JPG').click();
  await expect(rows(page, 'done')).toBeVisible();
  await goOffline(page, site);
  await visit(page, '/en');
  await choose(page, 'photo.heic', smallHeic);
  await button(page, 'Convert to JPG').click();
  await expect(rows(page, 'done')).toBeVisible();
});

test.describe('"make available offline"', () => {
  // One after the other in one browser, because everything takes long to download.
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  let site: Site;
  const keepEverything = () => button(page, 'Make everything available offline').click();

  test.beforeAll(async ({ browser }) => {
    ({ page, site } = await newVisitor(browser));
  });

  test.afterAll(async () => {
    await page.context().close();
    await site.close();
  });

  test('that loses its connection or fails says so, leaves no download behind, and goes on where it was', {
    tag: '@promise:offline-interrupted',
  }, async () => {
    await visit(page, '/en');
    await button(page, 'Use offline').click();
    await expect(page.getByText(/For all formats and all languages, \d+\.\d\d.MB will be downloaded/)).toBeVisible();
    await untilCached(page, 'en');
    await goOffline(page, site);
    await keepEverything();
    const problem = page.getByText('Not everything could be downloaded.');
    await expect(problem).toBeVisible();
    await goOnline(page, site);

    await visit(page, '/en');
    await button(page, 'Use offline').click();
    // The worker also fetches the page; otherwise that request could be the one that is refused.
    await untilSeen(page, '/en');
    await expect.poll(() => site.awaited.size).toBe(0);
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    site.mood.pause = promise;
    site.mood.refusals = 1;
    await keepEverything();
    await expect(problem).toBeVisible();
    await expect.poll(() => site.awaited.size).toBe(0);
    goOn();
    await keepEverything();
    await expect(page.getByText('Everything is on this device')).toBeVisible();
    await expectAccessible(page);
  });

  test('makes all kinds of pictures convert without a connection, and so does the language switch', {
    tag: '@promise:offline-everything',
  }, async () => {
    await goOffline(page, site);
    await visit(page, '/en/all-formats');
    const inFirst = page.locator('input[type=file]').first();
    await inFirst.setInputFiles([
      { name: 'a.png', mimeType: '', buffer: await drawing().png().toBuffer() },
      { name: 'deep.png', mimeType: '', buffer: await drawing().toColourspace('rgb16').png().toBuffer() },
      { name: 'print.jpg', mimeType: '', buffer: await drawing().toColourspace('cmyk').jpeg().toBuffer() },
      { name: 'photo.heic', mimeType: '', buffer: smallHeic },
      { name: 'scan.tif', mimeType: '', buffer: await drawing().tiff({ compression: 'jpeg' }).toBuffer() },
    ]);
    await page.getByLabel('Convert all to', { exact: true }).selectOption('webp');
    await button(page, 'Convert all').click();
    await expect(rows(page, 'done')).toHaveCount(5);
    const { bytes } = await downloaded(page, () => button(page, 'Download all').click());
    expect(zipNames(bytes)).toEqual(['a.webp', 'deep.webp', 'print.webp', 'photo.webp', 'scan.webp']);
    await switchTo(page, 'Deutsch');
    await expect(page).toHaveURL(`${site.address}/de/alle-formate`);
    await expect(rows(page, 'done')).toHaveCount(5);
  });

  test('can be taken back, and leaves the pages of this language', {
    tag: '@promise:offline-everything',
  }, async () => {
    await goOnline(page, site);
    await visit(page, '/en');
    await button(page, 'Use offline').click();
    const files = () => page.evaluate(async () => (await (await caches.open('site-files')).keys()).length);
    const before = await files();
    await button(page, 'Remove from this device').click();
    await expect(button(page, 'Make everything available offline')).toBeVisible();
    expect(await files()).toBeLessThan(before / 2);
    await goOffline(page, site);
    await visit(page, '/en/imprint');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a device without space says so, and goes on converting', { tag: '@promise:offline-interrupted' }, async ({
  page,
  site,
}) => {
  await visit(page, '/en');
  await untilCached(page, 'en');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 2_000_000 });
  await button(page, 'Use offline').click();
  await button(page, 'Make everything available offline').click();
  await expect(page.getByText('There is not enough space left on this device.')).toBeVisible();
  await choose(page, 'photo.heic', smallHeic);
  await button(page, 'Convert to JPG').click();
  await expect(rows(page, 'done')).toBeVisible();
});

test('a new version takes over while files convert, says so, and costs no file or result', {
  tag: '@promise:new-version-waits',
}, async ({ page, site }) => {
  await visit(page, '/en/png-to-webp');
  await untilCached(page, 'en');
  await choose(page, 'a.png', drawing().png().toBuffer());
  await button(page, 'Convert all').click();
  await expect(rows(page, 'done')).toBeVisible();
  site.mood.release = 'next';
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const notice = page.getByText('A new version is ready');
  await expect(notice).toBeVisible();
  await expect(rows(page, 'done')).toBeVisible();
  // Parts of the old version that this page has not loaded yet are still available to it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.locator('h1')).toHaveText('Imprint');
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(rows(page, 'done')).toBeVisible();

  await button(page, 'Load it now').click();
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /client-next/);
  const old = () =>
    page.evaluate(async () => {
      const kept = (await (await caches.open('site-files')).keys()).map(({ url }) => url);
      return kept.filter((url) => !url.includes('-next'));
    });
  await expect.poll(old, 'the files of the old version').toEqual([]);
  await expect(notice).toHaveCount(0);
  await goOffline(page, site);
  await visit(page, '/en/png-to-webp');
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /client-next/);
});

test('a page that was seen before a release is replaced by the new one, if nobody has touched it', async ({
  page,
  site,
}) => {
  const path = '/en/png-to-webp';
  await visit(page, path);
  await untilCached(page, 'en');
  await untilSeen(page, path);
  site.mood.release = 'next';
  await page.goto(path);
  // Only waits: to the browser, any access to the page by Playwright would count as user interaction.
  await page.waitForEvent('load');
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /client-next/);
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
});

test('a worker that its operator withdraws removes itself and what it has kept, and costs no file', async ({
  page,
  site,
}) => {
  await visit(page, '/en/png-to-webp');
  await untilCached(page, 'en');
  await choose(page, 'a.png', drawing().png().toBuffer());
  site.mood.isWithdrawn = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  // The new worker waits until the old one has finished its work.
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await button(page, 'Convert all').click();
  await expect(rows(page, 'done')).toBeVisible();
});
