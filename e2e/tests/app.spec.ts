import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '@image-converter/tools/browser';
import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { goOffline, test, untilCached } from './own-device.ts';
import { soonAtRest } from './page-at-rest.ts';
import { smallHeic } from './small-heic.ts';
import { visit } from './visit.ts';

// The CSP forbids our own pages to submit forms, but the form here simulates one that the system sends.
test.use({ bypassCSP: true });

test.beforeEach(async ({ context }) => void (await soonAtRest(context)));

const rows = (page: Page) => page.locator('[data-status=waiting]');

interface Shared {
  name: string;
  bytes: readonly number[];
}

/** Simulates sharing from a phone's gallery: posts a form to the URL in the manifest, which opens a page. */
async function share(page: Page, files: readonly Shared[]): Promise<void> {
  await page.evaluate((chosen) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/en/share' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'files', multiple: true });
    const transfer = new DataTransfer();
    for (const { name, bytes } of chosen) transfer.items.add(new File([new Uint8Array(bytes)], name));
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    setTimeout(() => form.submit());
  }, files);
}

test('a shared HEIC opens its converter, and never reaches the server', {
  tag: '@promise:shared-files-stay',
}, async ({ page, site }) => {
  await visit(page, '/en');
  await untilCached(page, 'en');
  await share(page, [{ name: 'Grüße aus Köln.heic', bytes: [...smallHeic] }]);
  await expect(page).toHaveURL(`${site.address}/en/heic-to-jpg`);
  await expect(rows(page)).toContainText('Grüße aus Köln.heic');
  expect(site.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await page.evaluate(() => caches.has('shared-files')), 'left behind').toBe(false);
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(page.locator('[data-status=done]')).toHaveCount(1);
});

test('several shared files of different kinds open the page of all formats, even without a connection', async ({
  page,
  site,
}) => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a24' } })
    .png()
    .toBuffer();
  await visit(page, '/en');
  await untilCached(page, 'en');
  await goOffline(page, site);
  await share(page, [
    { name: 'a.heic', bytes: [...smallHeic] },
    { name: 'b.png', bytes: [...png] },
    { name: 'c.png', bytes: [...png] },
  ]);
  await expect(page).toHaveURL(`${site.address}/en/all-formats`);
  await expect(rows(page)).toHaveCount(3);
});

test('offers its installation, and opens files of the system in the window that is there', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'installed-'));
  // Installing needs a browser with a profile, and the headless shell cannot install.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    args: chromiumArguments,
    serviceWorkers: 'allow',
  });
  try {
    const [page = await context.newPage()] = context.pages();
    // The browser fires its install event once, even if the page is hydrated late.
    await page.route(/\/assets\/(?!client).*\.js$/, async (route) => {
      await pause(5000);
      await route.continue();
    });
    await visit(page, `${site.address}/en`);
    await page.unrouteAll();
    await untilCached(page, 'en');
    await expect(page.getByRole('button', { name: 'Install as an app' })).toBeVisible();
    const session = await context.newCDPSession(page);
    const manifestId = `${site.address}/en`;
    await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
    const files = [join(folder, 'one.heic'), join(folder, 'two.heic')];
    for (const file of files) await writeFile(file, smallHeic);
    await session.send('PWA.launchFilesInApp', { manifestId, files });
    await expect(page).toHaveURL(`${site.address}/en/heic-to-jpg`);
    await expect(rows(page)).toHaveCount(2);

    const more = join(folder, 'three.heic');
    await writeFile(more, smallHeic);
    await session.send('PWA.launchFilesInApp', { manifestId, files: [more] });
    await expect(rows(page)).toHaveCount(3);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
