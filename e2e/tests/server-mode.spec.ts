import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fixture } from '@image-converter/corpus/fixtures';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import sharp from 'sharp';
import { addresses, dataDir } from '../addresses.ts';
import { consoleOf } from './console-of.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fixtureFile } from './files.ts';
import { untilIdle } from './until-idle.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const onServer = ['PNG → JPG (Browser)', 'WebP → JPG (Browser)', 'HEIC → JPG (Server)', 'TIFF → JPG (Server)'];
const inBrowser = onServer.map((route) => route.replace('Server', 'Browser'));

const small = 'transparent.heic';
const choose = async (page: Page, name = small) =>
  page.locator('input[type=file]').setInputFiles(await fixtureFile(name));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const convert = (page: Page) => press(page, 'Convert to JPG');
const badge = (page: Page) => page.locator('[data-mode]');
const routes = (page: Page) => page.locator('#converter li', { hasText: '→ JPG (' });
const done = (page: Page) => page.locator('[data-status=done]');

/** Fetched as soon as a HEIC is chosen, in case the server fails. */
const decoderFile = /\/libheif-[^/]+\.wasm$/;
const isDecoderScript = (request: Request) => /\/codec-[^/]+\.js$/.test(request.url());

const calls = {
  status: '**/api/status',
  create: '**/api/conversion_jobs',
  upload: '**/api/storage/**',
  update: '**/api/conversion_jobs/*',
  convert: '**/api/functions/convert-image',
  log: '**/api/conversions',
};

/** All requests of the page except for its own files. */
function watch(page: Page) {
  const requests: Request[] = [];
  const warnings = consoleOf(page, (message) => message.type() === 'warning');
  page.on('request', (request) => {
    const isPart = /\/assets\/[^/]+$/.test(request.url()) && request.method() === 'GET';
    if (!isPart && !request.url().startsWith('blob:')) requests.push(request);
  });
  const toApi = () => requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/'));
  return { requests, warnings, toApi };
}

function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Asserts that all labels agree on where HEIC and TIFF are converted, before a file is chosen. */
async function expectLabels(page: Page, expected: 'server' | 'browser'): Promise<void> {
  await expect(routes(page)).toHaveText(expected === 'server' ? onServer : inBrowser);
  await expectTrust(page, expected);
}

/** The same where files have taken the place of the list of conversions. */
async function expectTrust(page: Page, expected: 'server' | 'browser'): Promise<void> {
  const trust = page.getByRole('region', { name: 'What you can count on' });
  if (expected === 'server') {
    await expect(trust).toContainText('PNG, JPG and WebP: no upload');
    await expect(trust).toContainText('HEIC and TIFF are converted on our server unless you choose your browser');
  } else {
    await expect(trust.getByText('No upload', { exact: true })).toBeVisible();
    await expect(trust).not.toContainText('server');
  }
}

function query(sql: string, ...values: string[]) {
  const database = new DatabaseSync(join(dataDir, 'conversions.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

test('a HEIC goes through the server, comes back as JPG, and nothing of it stays there', {
  tag: ['@core', '@firefox', '@promise:nothing-before-button', '@promise:place-label', '@promise:upload-deleted'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en');
  await expectLabels(page, 'server');
  await page.waitForLoadState('networkidle');
  const { requests } = watch(page);
  const decoder = page.waitForResponse(decoderFile);
  await choose(page, 'tiles.heic');
  await expect(badge(page)).toHaveText('On our server');
  await expect(page.locator('#converter')).toContainText('Nothing is sent before you press the button.');
  await decoder;
  await untilIdle(page);
  expect(requests).toEqual([]);

  const created = page.waitForResponse(calls.create);
  await convert(page);
  await expect(done(page)).toContainText('On our server');
  await expect(badge(page)).toHaveText('On our server');
  const { id } = await (await created).json();
  expect(requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual([
    'GET /api/status',
    'POST /api/conversion_jobs',
    `PUT /api/storage/temp-conversions/temp/${id}/tiles.heic`,
    `PATCH /api/conversion_jobs/${id}`,
    'POST /api/functions/convert-image',
  ]);

  const { bytes } = await downloaded(page, () => done(page).locator('a[download]').click());
  const { format, width, height } = await sharp(bytes).metadata();
  const drawn = await done(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect({ format, size: [width, height] }).toEqual({ format: 'jpeg', size: drawn });

  const job = () => query('select status, original_filename, storage_path from conversion_jobs where id = ?', id)[0];
  await expect.poll(job).toEqual({ status: 'completed', original_filename: '', storage_path: null });
  expect(existsSync(join(dataDir, 'temp-conversions/temp', id))).toBe(false);
  const rows = () =>
    query("select success from conversions where conversion_type = 'server' and source_format = 'heic'");
  await expect.poll(() => rows().length).toBeGreaterThan(0);
});

test('the pages of a TIFF are counted by the server, too', { tag: '@promise:first-frame' }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en/png-to-jpg');
  await choose(page, 'three-pages.tiff');
  await convert(page);
  await expect(done(page)).toContainText('On our server');
  await expect(page.locator('[data-tone]')).toContainText('3 pages or frames');
  await expect(done(page)).toContainText('Only the first of 3 pages or frames');
});

test('with the choice of the browser only the log is told, and the choice is remembered', {
  tag: ['@core', '@firefox', '@promise:server-by-default', '@promise:choice-of-browser'],
}, async ({ page }) => {
  await visit(page, '/en');
  await choose(page);
  const choice = page.getByRole('button', { name: 'Convert in this browser instead' });
  await choice.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Convert on the server' });
  await expect(back).toBeFocused();
  await expect(badge(page)).toHaveText('In your browser');
  await expectTrust(page, 'browser');
  const { toApi } = watch(page);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  const sent = () => toApi().map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  await expect.poll(sent).toEqual(['POST /api/conversions']);

  await page.reload();
  await expectLabels(page, 'browser');
  await choose(page);
  await back.click();
  await expect(badge(page)).toHaveText('On our server');
  await page.reload();
  await expectLabels(page, 'server');
});

test('a browser without storage keeps the choice until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/en');
  await choose(page);
  await press(page, 'Convert in this browser instead');
  await expect(badge(page)).toHaveText('In your browser');
});

const failures = {
  refused: (route: Route) => route.fulfill({ status: 503, json: { code: 'BUSY', message: 'busy', requestId: '1' } }),
  cut: (route: Route) => route.abort(),
  nonsense: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
};
const messages = {
  create: 'Failed to create conversion job',
  upload: 'Failed to upload file',
  update: 'Failed to upload file',
  convert: 'Conversion service unavailable',
} as const;

test.describe('in one visit', () => {
  // In one worker and one page, which loads the decoder once.
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ openWarmPage }) => {
    page = await openWarmPage();
    await visit(page, '/en');
  });

  test.afterAll(() => page.close());

  test.afterEach(async () => {
    for (const event of ['request', 'console']) page.removeAllListeners(event);
    await page.unrouteAll();
  });

  async function finishWithout(call: keyof typeof messages, how: keyof typeof failures) {
    const { warnings, toApi } = watch(page);
    await page.route(calls[call], failures[how]);
    await choose(page);
    await convert(page);
    await expect(done(page)).toContainText('In your browser');
    await expect(badge(page)).toHaveText('In your browser');
    await expect(page.locator('[data-tone=destructive]')).toHaveCount(0);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(messages[call]);
    expect(warnings[0]).not.toContain('transparent');
    return () => toApi().filter((request) => request.url().endsWith('/api/conversions'));
  }

  // The responses to upload and update are ignored, so there is no "nonsense" case for them.
  for (const [call, how] of [
    ['create', 'refused'],
    ['create', 'nonsense'],
    ['upload', 'refused'],
    ['upload', 'cut'],
    ['update', 'refused'],
    ['update', 'cut'],
    ['convert', 'refused'],
    ['convert', 'cut'],
    ['convert', 'nonsense'],
  ] as const) {
    test(`when "${call}" is ${how}, the browser finishes the job and every label says so`, {
      tag: ['@promise:place-label', '@promise:browser-takes-over'],
    }, async () => {
      const logged = await finishWithout(call, how);
      await expect.poll(() => logged().length).toBe(1);
      expect(logged()[0]?.postDataJSON()).toEqual({
        source_format: 'heic',
        target_format: 'jpg',
        file_size: (await fixture(small)).length,
        conversion_type: 'client',
        success: true,
        processing_time_ms: expect.any(Number),
      });
      // A server that failed on one file is tried again for the next.
      await expectTrust(page, 'server');
    });
  }

  test('when "create" is cut, the browser finishes the job and every label says so', {
    tag: ['@core', '@promise:place-label', '@promise:browser-takes-over'],
  }, async () => {
    const logged = await finishWithout('create', 'cut');
    // No server answered.
    await expectTrust(page, 'browser');
    await expect.poll(() => logged().length).toBe(1);
  });
});

test('a log row that is refused costs nothing but a warning', async ({ warmPage: page }) => {
  await visit(page, '/en');
  const { warnings } = watch(page);
  await page.route(calls.log, (route) => route.abort());
  await page.route(calls.create, (route) => route.fulfill({ status: 503 }));
  await choose(page);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  await expect.poll(() => warnings.at(-1)).toContain('Failed to log the conversion');
});

const answerStatus = (page: Page, line: { waiting: number; expectedSeconds: number }) =>
  page.route(calls.status, (route) => route.fulfill({ json: { conversion: 'on', ...line } }));

test('nobody waits in a line that is longer than their own browser takes, and nothing is sent', async ({
  warmPage: page,
}) => {
  await visit(page, '/en');
  await page.waitForLoadState('networkidle');
  await answerStatus(page, { waiting: 9, expectedSeconds: 40 });
  const { toApi } = watch(page);
  await choose(page);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  await expect(badge(page)).toHaveText('In your browser');
  const sent = () => toApi().map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  await expect.poll(sent).toEqual(['GET /api/status', 'POST /api/conversions']);
  await page.unroute(calls.status);
});

test('a file that the server finds damaged is not decoded again, and the console has the request', async ({
  warmPage: page,
}) => {
  await visit(page, '/en');
  const { toApi } = watch(page);
  await page.route(calls.convert, (route) =>
    route.fulfill({ status: 422, json: { code: 'CORRUPT', message: 'damaged', requestId: 'abc-123' } }),
  );
  await choose(page);
  await convert(page);
  await expect(page.locator('[data-status=failed]')).toContainText('This file is damaged and cannot be converted.');
  // The server has logged the failure, and the browser did not try.
  expect(toApi().filter((request) => request.url().endsWith('/api/conversions'))).toEqual([]);
  await page.unroute(calls.convert);
});

test('while the server works, the row says what it does', async ({ warmPage: page }) => {
  await visit(page, '/en');
  let answer = () => {};
  await page.route(calls.convert, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await choose(page);
  await convert(page);
  await expect(page.locator('[data-status=converting]')).toContainText('Converting on our server');
  answer();
  await expect(done(page)).toContainText('On our server');
  await page.unroute(calls.convert);
});

test('a server that is silent for too long is given up', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/en');
  await answerStatus(page, { waiting: 0, expectedSeconds: 2 });
  const { warnings } = watch(page);
  await page.route(calls.convert, () => {});
  await choose(page);
  const asked = page.waitForRequest(calls.convert);
  await convert(page);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(badge(page)).toHaveText('On our server');
  expect(warnings).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(done(page)).toContainText('In your browser');
  expect(warnings[0]).toContain('no progress');
});

test('cancelling stops the work on the server, and it can be started again', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await page.route(calls.convert, () => {});
  await choose(page);
  const started = page.waitForRequest(calls.convert);
  await convert(page);
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/convert-image'));
  await started;
  await press(page, 'Cancel');
  await calledOff;
  await expect(page.locator('[data-status=waiting]')).toBeVisible();
  await page.unroute(calls.convert);
  await convert(page);
  await expect(done(page)).toContainText('On our server');
});

test('without a connection the browser does it, and with one the server again', { tag: ['@core', '@firefox'] }, async ({
  page,
  context,
}) => {
  await visit(page, '/en');
  const pending = pendingRequests(page);
  const decoder = page.waitForResponse(decoderFile);
  // The page fetches the decoder's scripts as soon as the file is chosen; the worker runs them once the decoder is
  // loaded.
  const inWorker = page.waitForRequest((request) => isDecoderScript(request) && request.resourceType() === 'script');
  await choose(page);
  await expectTrust(page, 'server');
  await decoder;
  await inWorker;
  await expect.poll(() => page.waitForTimeout(500).then(() => pending.size)).toBe(0);
  await context.setOffline(true);
  // In Firefox, workers are offline as well: they cannot load the decoder of TIFF any more.
  const { requests } = watch(page);
  await expect(badge(page)).toHaveText('In your browser');
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  expect(requests).toEqual([]);
  await context.setOffline(false);
  await expectTrust(page, 'server');
});

test('where the pages are hosted without the API they count on, they find out and say so', async ({
  warmPage: page,
}) => {
  await visit(page, `${addresses.nginx}/en`);
  await expectLabels(page, 'browser');
  await page.waitForLoadState('networkidle');
  const { toApi } = watch(page);
  await choose(page);
  await expect(badge(page)).toHaveText('In your browser');
  await expect(page.getByRole('button', { name: 'Convert in this browser instead' })).toHaveCount(0);
  const refused = page.waitForResponse(calls.log);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  await refused;
  expect(toApi()).toHaveLength(1);
});

test('an API that is gone is not tried twice', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
  await choose(page);
  const refused = page.waitForResponse(calls.log);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  await expectTrust(page, 'browser');
  await refused;
  const { toApi } = watch(page);
  await choose(page);
  await convert(page);
  await expect(done(page)).toBeVisible();
  expect(toApi()).toEqual([]);
});

test('a deployment without a server says nothing of one and never calls it', { tag: '@core' }, async ({
  warmPage: page,
  request,
}) => {
  const { toApi } = watch(page);
  const html = await (await request.get(`${addresses.browserOnly}/en`)).text();
  expect(html).not.toMatch(/our server|\(Server\)/);
  expect(await (await request.get(`${addresses.browserOnly}/en/privacy`)).text()).not.toContain('Conversion log');
  expect(await (await request.get('/en/privacy')).text()).toContain('Conversion log');
  await visit(page, `${addresses.browserOnly}/en`);
  await expectLabels(page, 'browser');
  await choose(page);
  await convert(page);
  await expect(done(page)).toContainText('In your browser');
  await visit(page, `${addresses.browserOnly}/en/png-to-webp`);
  const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a24' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await press(page, 'Convert all');
  await expect(done(page)).toBeVisible();
  expect(toApi()).toEqual([]);
});

test('only pages that send files ask whether there is a server', async ({ page }) => {
  const { toApi } = watch(page);
  await visit(page, '/en/jpg-to-png');
  await page.waitForLoadState('networkidle');
  expect(toApi()).toEqual([]);
  await visit(page, '/en/png-to-jpg');
  await expect.poll(() => toApi().map((request) => new URL(request.url()).pathname)).toEqual(['/api/status']);
});

test('axe finds nothing while the choice is offered', async ({ warmPage: page }) => {
  await visit(page, '/de');
  await choose(page);
  await expect(page.getByRole('button', { name: 'Lieber in diesem Browser konvertieren' })).toBeVisible();
  await expectAccessible(page, '#converter');
});
