import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { covered, switchTo } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { soonAtRest } from './page-at-rest.ts';
import { smallHeic } from './small-heic.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } });
const missingPart = 'Part of the converter could not be loaded. Check your connection and try again.';

async function chooseTwo(page: Page): Promise<void> {
  const buffer = await drawing().png().toBuffer();
  const files = ['a.png', 'b.png'].map((name) => ({ name, mimeType: '', buffer }));
  await page.locator('input[type=file]').setInputFiles(files);
}

async function choose(page: Page, name: string, picture: Promise<Buffer> | Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: await picture });
}

const convert = (page: Page) => page.getByRole('button', { name: /^(Convert all|Convert to JPG)$/ }).click();
const retry = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' }).click();
const offered = (page: Page) => page.getByRole('button', { name: 'Use offline' });
const rows = (page: Page, status: string) => page.locator(`[data-status=${status}]`);

async function visitAndRest(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
}

test('a page whose texts could not be fetched comes to life when they can be', async ({ page }) => {
  let tries = 0;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => {
    tries += 1;
    return tries > 2 ? route.continue() : route.abort();
  });
  await visit(page, '/en/png-to-webp');
  await chooseTwo(page);
  await expect(rows(page, 'waiting')).toHaveCount(2);
  expect(tries).toBeGreaterThan(2);
});

for (const [kind, path, name, picture] of [
  ['16-bit PNG', '/en', 'deep.png', () => drawing().toColourspace('rgb16').png().toBuffer()],
  ['CMYK JPG', '/en/jpg-to-png', 'print.jpg', () => drawing().toColourspace('cmyk').jpeg().toBuffer()],
  ['HEIC', '/en', 'photo.heic', () => smallHeic],
  ['TIFF with Deflate', '/en', 'scan.tif', () => drawing().tiff({ compression: 'deflate' }).toBuffer()],
] as const) {
  test(`a ${kind} without a connection says that there is none, and converts when it is back`, async ({
    page,
    context,
  }) => {
    await soonAtRest(context);
    await visitAndRest(page, addresses.browserOnly + path);
    await expect(offered(page), 'the last part of the page').toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await choose(page, name, picture());
    await convert(page);
    await expect(rows(page, 'failed')).toContainText('You are offline, and what this');
    await context.setOffline(false);
    await expect(rows(page, 'done')).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  });
}

test('without a connection, labels say which formats need one', async ({ page, context }) => {
  await visitAndRest(page, '/en');
  const list = page.getByRole('heading', { name: 'Available conversions' }).locator('..');
  await expect(list).toContainText('HEIC → JPG (Server)');
  await context.setOffline(true);
  await expect(list).toContainText('HEIC → JPG (only online)');
  await expect(list).toContainText('PNG → JPG (Browser)');
  await context.setOffline(false);
  await expect(list).toContainText('HEIC → JPG (Server)');
  await context.setOffline(true);
  await choose(page, 'photo.heic', smallHeic);
  await expect(page.locator('[data-mode]')).toHaveText('Needs a connection');
  await context.setOffline(false);
  await expect(page.locator('[data-mode]')).toHaveText('On our server');
});

test('a page that has just been opened says at once that the connection is gone', async ({ page, context }) => {
  await page.clock.install();
  await visit(page, '/en/privacy');
  await page.clock.pauseAt(Date.now() + 1000);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
});

const goToFoot = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

for (const path of ['/en/png-to-webp', '/en/privacy']) {
  test(`at the foot of ${path}, too, one sees that the connection is gone`, {
    tag: path === '/en/privacy' ? '@core' : [],
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await goToFoot(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeInViewport({ ratio: 1 });
  });
}

test('the notice that there is no connection covers nothing that is used', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/en/png-to-webp');
  const link = page.locator('main a[href]').last();
  await link.focus();
  await link.evaluate((node) => scrollBy({ top: node.getBoundingClientRect().top - 4, behavior: 'instant' }));
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeInViewport();
  const isSeen = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => link.evaluate(isSeen)).toBe(true);
  expect(await covered(page)).toEqual([]);
});

const compare = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compare ${name} before and after` }).click();
const view = (page: Page) => page.getByRole('dialog', { name: 'Before and after' });

test('before and after that was never opened says that there is no connection, and opens when it is back', async ({
  page,
  context,
}) => {
  await visitAndRest(page, '/en/png-to-webp');
  await choose(page, 'a.png', drawing().png().toBuffer());
  await convert(page);
  await expect(page.getByRole('button', { name: 'Compare a.png before and after' })).toBeVisible();
  await context.setOffline(true);
  await compare(page, 'a.png');
  const notice = page.locator('[data-tone=destructive]');
  await expect(notice).toContainText('You are offline');
  await expect(notice).toContainText(missingPart);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(view(page).locator('canvas').first()).toBeVisible();
});

test('before and after of a file whose decoder is not there says that there is no connection, and what to do', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/libheif-/, (route) => route.abort());
  await visitAndRest(page, '/en');
  await choose(page, 'photo.heic', smallHeic);
  await expect(page.locator('[data-mode=server]')).toBeVisible();
  await convert(page);
  await expect(rows(page, 'done')).toBeVisible();
  await compare(page, 'photo.heic');
  await expect(view(page)).toBeVisible();
  await context.setOffline(true);
  await expect(view(page)).toContainText(
    'You are offline, and what this HEIC file needs is not on this device yet. Connect and try again.',
  );
});

for (const part of ['engine', 'worker']) {
  test(`a file survives that the ${part} cannot be loaded, and converts with the next try`, async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    const address = new RegExp(`/assets/${part}-`);
    await page.route(address, (route) => route.abort());
    await visit(page, '/en/png-to-webp');
    await choose(page, 'a.png', drawing().png().toBuffer());
    await convert(page);
    await expect(rows(page, 'failed')).toContainText(missingPart);
    await page.unroute(address);
    await retry(page);
    await expect(rows(page, 'done')).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('"Download all" that cannot load its packer says so, and works with the next press', async ({ page }) => {
  await page.route(/\/assets\/pack-/, (route) => route.abort());
  await visit(page, '/en/png-to-webp');
  await chooseTwo(page);
  await convert(page);
  const all = page.getByRole('button', { name: 'Download all' });
  await all.click();
  const notice = page.locator('[data-tone=destructive]');
  await expect(notice).toContainText('The ZIP could not be made');
  await expect(notice).toContainText(missingPart);
  await page.unroute(/\/assets\/pack-/);
  expect((await downloaded(page, () => all.click())).name).toBe('images.zip');
});

test('"Download all" needs no connection once the page has rested', {
  tag: ['@core', '@promise:no-connection'],
}, async ({ page, context }) => {
  await visitAndRest(page, '/en/png-to-webp');
  await context.setOffline(true);
  await chooseTwo(page);
  await convert(page);
  const { name } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(name).toBe('images.zip');
});

test('a switch of language without a connection keeps page, files and results, and may be tried again', {
  tag: ['@core', '@promise:files-survive'],
}, async ({ page, context }) => {
  await visitAndRest(page, '/en/png-to-webp');
  await choose(page, 'a.png', drawing().png().toBuffer());
  await convert(page);
  await expect(rows(page, 'done')).toBeVisible();
  await context.setOffline(true);
  await switchTo(page, 'Deutsch');
  const notice = page.getByText('The page could not be loaded');
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL('/en/png-to-webp');
  await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeInViewport();
  await expect(rows(page, 'done')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/de/png-zu-webp');
  await expect(page.locator('h1')).toHaveText('PNG zu WebP');
  await expect(rows(page, 'done')).toBeVisible();
  await expect(page.getByText('Die Seite konnte nicht geladen werden')).toHaveCount(0);
});

test('texts that a new release took away cost no files: the visitor decides when to load the page afresh', {
  tag: '@promise:files-survive',
}, async ({ page }) => {
  await visit(page, '/en/png-to-webp?a=1');
  await choose(page, 'a.png', drawing().png().toBuffer());
  await page.route(/\/assets\/de-/, (route) => route.fulfill({ status: 404 }));
  await switchTo(page, 'Deutsch');
  const afresh = page.getByRole('link', { name: 'Reload the page' });
  await expect(afresh).toHaveAttribute('href', '/de/png-zu-webp?a=1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(afresh).toBeVisible();
  await expect(rows(page, 'waiting')).toBeVisible();
  await page.unroute(/\/assets\/de-/);
  await afresh.click();
  await expect(page).toHaveURL('/de/png-zu-webp?a=1');
  await expect(page.locator('h1')).toHaveText('PNG zu WebP');
});

test('going back without a connection keeps what is on screen until the page can be had', async ({ page }) => {
  await visit(page, '/de');
  await page.route(/\/assets\/es-/, (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/es');
    history.pushState(null, '', '/de');
  });
  await page.goBack();
  await expect(page.getByText('Die Seite konnte nicht geladen werden')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.unroute(/\/assets\/es-/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
