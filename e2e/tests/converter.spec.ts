import { expect, type Request } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, convertAll, drop, notices, onDisk, rows, zone } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { fixtureFile } from './files.ts';
import { half, picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

test.describe('the single converter', () => {
  test('converts a picture on white, shows what became of it, and hands it over', {
    tag: ['@core', '@firefox', '@promise:nothing-to-install', '@promise:sizes-and-time'],
  }, async ({ warmPage: page }) => {
    await visit(page, '/en');
    await choose(page, await picture('half.clear.png'));
    await expect(notices(page)).toContainText('1 file(s) ready for conversion');
    await convertAll(page);
    const row = rows(page, 'done');
    await expect(row).toContainText(/In your browser \d+\.\d\d\ss/);
    const card = page.locator('#converter');
    await expect(card).toContainText(/[−+]\d+%\d+% (smaller|larger)/);
    await expect(card).toContainText(/0\.\d\d\sKB → 0\.\d\d\sKB/);
    await expect(row.locator('img')).toBeVisible();
    await expect(notices(page).filter({ hasText: 'Conversion successful!' })).toContainText(
      'Your half.clear.png has been converted to JPG.',
    );
    const { name, bytes } = await downloaded(page, () =>
      row.getByRole('link', { name: 'Download half.clear.jpg' }).click(),
    );
    expect(name).toBe('half.clear.jpg');
    const { dominant } = await sharp(bytes).stats();
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 60, height: 40 });
    // Half of (200, 40, 90) on white.
    expect(Math.abs(dominant.r - 228) + Math.abs(dominant.g - 148) + Math.abs(dominant.b - 173)).toBeLessThan(30);
  });

  test("takes a file that was chosen before the page's script had arrived", {
    tag: ['@core', '@firefox'],
  }, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/en', { waitUntil: 'commit' });
    await choose(page, await picture('early.png'));
    arrival.resolve();
    await expect(rows(page, 'waiting')).toContainText('early.png');
  });

  test('lists its four routes with where they run', { tag: '@core' }, async ({ warmPage: page }) => {
    await visit(page, '/en/png-to-jpg');
    await expect(page.locator('#converter li')).toHaveText([
      'PNG → JPG (Browser)',
      'WebP → JPG (Browser)',
      'HEIC → JPG (Server)',
      'TIFF → JPG (Server)',
    ]);
  });

  for (const file of ['plain.heic', 'tiled.tiff', 'plain.webp']) {
    test(`converts ${file}`, { tag: '@core' }, async ({ warmPage: page }) => {
      await visit(page, '/en');
      await choose(page, await fixtureFile(file));
      await convertAll(page);
      const link = page.locator('[data-status=done] a[download]');
      await expect(link).toBeVisible();
      const { bytes } = await downloaded(page, () => link.click());
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    });
  }

  test('takes a file for what its bytes say', async ({ warmPage: page }) => {
    await visit(page, '/en');
    await choose(page, { ...(await picture('really.jpg')), name: 'wrong.heic' });
    await expect(page.locator('[data-status=waiting]')).toContainText('JPG');
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toBeVisible();
  });

  test('replaces its file by the next one and refuses a second in the same drop', { tag: '@core' }, async ({
    warmPage: page,
  }) => {
    await visit(page, '/en');
    await choose(page, await picture('a.png'));
    // From then on, another field takes files.
    await expect(page.locator('[data-status]')).toContainText('a.png');
    await choose(page, await picture('b.png'));
    await expect(page.locator('[data-status]')).toHaveCount(1);
    await expect(page.locator('[data-status]')).toContainText('b.png');
    await drop(page, [await picture('c.png'), await picture('d.png')]);
    await expect(page.locator('[data-status]')).toContainText('c.png');
    await expect(page.locator('[data-tone=destructive]')).toContainText('d.png was left out');
  });

  test('says what is wrong with a damaged file, and does not ask to try again what must fail again', {
    tag: '@core',
  }, async ({ warmPage: page }) => {
    await visit(page, '/de');
    await choose(page, await half('half.png'));
    await page.getByRole('button', { name: 'Zu JPG konvertieren' }).click();
    await expect(rows(page, 'failed')).toContainText('Diese Datei ist unvollständig');
    const notice = page.locator('[data-tone=destructive]');
    await expect(notice).toContainText('Konvertierung fehlgeschlagen');
    await expect(notice).toContainText('Diese Datei ist unvollständig');
    await expect(notice).not.toContainText('Bitte versuche es erneut');
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
    await expect(page.locator('#converter progress:visible')).toHaveCount(0);
  });

  test('tells that an animation has more frames', { tag: '@promise:first-frame' }, async ({ warmPage: page }) => {
    await visit(page, '/en');
    // Each frame has its own grey, because encoders merge identical frames.
    const greys = Array.from({ length: 9 }, (_, index) => Buffer.alloc(40 * 10 * 3, index * 25));
    const frames = await sharp(Buffer.concat(greys), { raw: { width: 40, height: 90, channels: 3, pageHeight: 10 } })
      .webp({ delay: Array(9).fill(50) })
      .toBuffer();
    await choose(page, { name: 'moving.webp', mimeType: 'image/webp', buffer: frames });
    await convertAll(page);
    await expect(notices(page)).toContainText('moving.webp contains 9 pages or frames.');
    await expect(rows(page, 'done')).toContainText('Only the first of 9 pages or frames');
  });

  test('takes a double click for one: what comes in the place of the button is not pressed', async ({
    warmPage: page,
  }) => {
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await visit(page, '/en');
    await choose(page, await picture('a.png'));
    await page.getByRole('button', { name: 'Convert to JPG' }).dblclick({ delay: 300 });
    await expect(rows(page, 'done')).toHaveCount(1);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(downloads).toEqual([]);
    page.removeAllListeners('download');
  });

  test('hands a JPG back byte for byte and says why', { tag: ['@core', '@firefox', '@promise:jpg-unchanged'] }, async ({
    warmPage: page,
  }) => {
    await visit(page, '/en');
    await expect(zone(page)).toContainText('Saved as JPG. JPG files stay as they are.');
    const file = await picture('holiday.jpg');
    await choose(page, file);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(new URL(request.url()).pathname));
    await convertAll(page);
    await expect(rows(page, 'done')).toContainText('Already JPG, unchanged');
    await expect(notices(page)).toHaveText(/Already in JPG format.*holiday\.jpg is already in JPG format/);
    const { name, bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).click());
    expect(name).toBe('holiday.jpg');
    expect(bytes.equals(file.buffer)).toBe(true);
    await expect.poll(() => sent).toEqual(['/api/conversions']);
  });

  // The duration of each step is tested with fake timers, in the site's converter/session/session.test.ts.
  test('shows its progress: 10, then 20 more at a time up to 90, 100 and 0', async ({ warmPage: page }) => {
    await visit(page, '/en');
    await choose(page, { ...(await picture('large.png', { width: 7000, height: 5000 })), name: 'large.png' });
    await expect(page.locator('[data-status=waiting]')).toBeVisible();
    await page.evaluate(() => {
      const values: number[] = [];
      Object.assign(window, { values });
      const bar = document.querySelector('progress');
      const note = () => bar && values.push(bar.value);
      if (bar) new MutationObserver(note).observe(bar, { attributes: true, attributeFilter: ['value'] });
    });
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toBeVisible();
    await expect(page.locator('progress')).toBeHidden();
    const shown = await page.evaluate(() => (window as unknown as { values: number[] }).values);
    const ticks = shown.slice(1, -2);
    expect(shown[0]).toBe(10);
    expect(ticks).toEqual([30, 50, 70, 90].slice(0, ticks.length));
    expect(ticks.length).toBeGreaterThan(0);
    expect(shown.slice(-2)).toEqual([100, 0]);
  });
});

test.describe('the converter for several files', () => {
  test('converts five at once, names collide and are numbered, and all come in one ZIP', {
    tag: ['@core', '@firefox', '@promise:five-files'],
  }, async ({ warmPage: page }) => {
    await visit(page, '/en/jpg-to-png');
    const names = ['a.jpg', 'a.jpeg', 'b.jpg', 'B.jpg', 'c.jpg'];
    const file = await picture('x.jpg');
    await choose(
      page,
      names.map((name) => ({ ...file, name })),
    );
    await expect(page.locator('#converter')).toContainText('(5/5)');
    await expect(zone(page)).toHaveText('Maximum 5 files reached');
    await expect(page.locator('input[type=file]')).toBeDisabled();
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(5);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page).locator('li')).toHaveText(names.map((name) => `${name} has been converted to PNG.`));
    const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
    expect(zipNames(bytes)).toEqual(['a.png', 'a (2).png', 'b.png', 'B (2).png', 'c.png']);
  });

  test('drops what is too much, too large, empty or of another kind, says so, and takes the rest', {
    tag: '@core',
  }, async ({ warmPage: page }) => {
    await visit(page, '/en/jpg-to-webp');
    const { buffer: good } = await picture('good.jpg');
    const { buffer: png } = await picture('really.png');
    // From disk, because sending 21 MB over the connection to the browser takes seconds.
    await page
      .locator('input[type=file]')
      .setInputFiles([
        onDisk('good.jpg', good),
        onDisk('heavy.jpg', Buffer.concat([good, Buffer.alloc(21 * 1024 * 1024)])),
        onDisk('empty.jpg', Buffer.alloc(0)),
        onDisk('text.jpg', Buffer.from('no picture')),
        onDisk('really.jpg', png),
      ]);
    await expect(page.locator('[data-status]')).toHaveCount(1);
    const refused = page.locator('[data-tone=destructive]');
    await expect(refused.locator('li')).toHaveText([
      'heavy.jpg is larger than 20 MB.',
      'empty.jpg is empty.',
      /^text\.jpg is not a picture we can read\. ?It seems to be plain text/,
      'really.jpg is in PNG format.',
    ]);
    await refused.getByRole('link', { name: 'Go to the PNG converter' }).click();
    await expect(page).toHaveURL('/en/png-to-webp');
  });

  test('uses the conversion error title and the drag hint on the two pages without a size limit', async ({
    warmPage: page,
  }) => {
    for (const [path, hint] of [
      ['/en/webp-to-png', 'Drop WebP files here or click to choose'],
      ['/en/png-to-webp', 'Drop PNG files here or click to choose'],
    ] as const) {
      await visit(page, path);
      const notice = page.locator('[data-tone=destructive]');
      for (const [file, reason] of [
        [await picture('a.jpg'), 'a.jpg is in JPG format.'],
        [{ name: 'empty.png', mimeType: '', buffer: Buffer.alloc(0) }, 'empty.png is empty.'],
      ] as const) {
        await choose(page, file);
        await expect(notice).toContainText(reason);
        await expect(notice).toContainText('Conversion failed');
        await expect(notice).toContainText(hint);
      }
    }
  });

  test('a bad file costs only itself', { tag: '@core' }, async ({ warmPage: page }) => {
    await visit(page, '/en/jpg-to-png');
    await choose(page, [await picture('a.jpg'), await half('half.jpg'), await picture('b.jpg')]);
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(2);
    await expect(page.locator('[data-status=failed]')).toHaveCount(1);
    const notice = page.locator('[data-tone=destructive]');
    await expect(notice).toContainText('Conversion failed');
    await expect(notice).toContainText('Error with half.jpg');
  });

  test('adding and removing clear earlier results; everything can be removed', async ({ warmPage: page }) => {
    await visit(page, '/en/png-to-webp');
    await choose(page, [await picture('a.png'), await picture('b.png')]);
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove a.png' }).click();
    await expect(page.locator('[data-status=waiting]')).toHaveCount(1);
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(1);
    await choose(page, await picture('c.png'));
    await expect(page.locator('[data-status=waiting]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.locator('[data-status]')).toHaveCount(0);
  });

  test('cancel really stops and keeps what is done', { tag: ['@core', '@firefox', '@promise:cancel'] }, async ({
    warmPage: page,
  }) => {
    await visit(page, '/en/jpg-to-webp');
    const large = { ...(await picture('large.jpg', { width: 4500, height: 3000 })), name: 'large.jpg' };
    await choose(page, [await picture('small.jpg'), large, { ...large, name: 'larger.jpg' }]);
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('[data-status=done]')).toHaveCount(1);
    await expect(page.locator('[data-status=waiting]')).toHaveCount(2);
    await convertAll(page);
    await expect(page.locator('[data-status=done]')).toHaveCount(3);
  });

  test('a result in WebP is WebP', { tag: '@firefox' }, async ({ warmPage: page }) => {
    await visit(page, '/en/png-to-webp');
    await choose(page, await picture('a.png'));
    await convertAll(page);
    const { name, bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download a.webp' }).click());
    const { format, hasAlpha } = await sharp(bytes).metadata();
    expect({ name, format, hasAlpha }).toEqual({ name: 'a.webp', format: 'webp', hasAlpha: true });
  });
});

/** Scripts that draw a file or its result may be loaded late; such a request says nothing about the file. */
function isForScript(request: Request): boolean {
  const [before, name] = request.url().split('/assets/');
  return request.method() === 'GET' && before === addresses.site && /^[\w-]+\.js$/.test(name ?? '');
}

test('works without a connection once the page is loaded, and sends nothing but a log row while it has one', {
  tag: ['@core', '@promise:no-upload', '@promise:no-connection'],
}, async ({ page, context }) => {
  await visit(page, '/en/png-to-webp');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  // Loaded last.
  await expect(page.getByRole('button', { name: 'Use offline' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  context.on('request', (request) => request.url().startsWith('blob:') || requests.push(request));
  const { buffer } = await picture('a.png');
  await choose(page, await picture('a.png'));
  await expect(page.locator('[data-status=waiting] canvas')).toBeVisible();
  const sent = () => requests.filter((request) => !isForScript(request));
  expect(sent()).toEqual([]);
  requests.length = 0;
  await convertAll(page);
  await expect(page.locator('[data-status=done]')).toBeVisible();
  await expect.poll(() => sent().map((request) => request.method())).toEqual(['POST']);
  const [log] = sent();
  expect(log?.url()).toMatch(/\/api\/conversions$/);
  expect(log?.postDataJSON()).toEqual({
    source_format: 'png',
    target_format: 'webp',
    file_size: buffer.length,
    conversion_type: 'client',
    success: true,
    processing_time_ms: expect.any(Number),
  });
  expect((await log?.response())?.status()).toBe(201);
  await context.setOffline(true);
  await choose(page, await picture('b.png'));
  await convertAll(page);
  await expect(page.locator('[data-status=done]')).toHaveCount(2);
  expect(sent()).toEqual([log]);
  // Scripts for another worker come from the browser's cache.
  expect(requests.filter((request) => request.failure())).toEqual([]);
});

for (const [language, path, ready, button, success, figures] of [
  [
    'de',
    '/de/webp-zu-png',
    '1 Datei bereit zum Konvertieren',
    'Alle konvertieren',
    'a.webp wurde zu PNG konvertiert.',
    /^0,\d\d\sKB → 0,\d\d\sKB .+ \d+,\d\d\ss$/,
  ],
  [
    'en',
    '/en/webp-to-png',
    '1 file(s) ready for conversion',
    'Convert all',
    'a.webp has been converted to PNG.',
    /^0\.\d\d\sKB → 0\.\d\d\sKB .+ \d+\.\d\d\ss$/,
  ],
  [
    'es',
    '/es/webp-a-png',
    '1 archivo(s) listo(s) para conversión',
    'Convertir todo',
    'a.webp ha sido convertido a PNG.',
    /^0,\d\d\sKB → 0,\d\d\sKB .+ \d+,\d\d\ss$/,
  ],
  [
    'pt',
    '/pt/webp-para-png',
    '1 arquivo pronto para converter',
    'Converter tudo',
    'a.webp foi convertido para PNG.',
    /^0,\d\d\sKB → 0,\d\d\sKB .+ \d+,\d\d\ss$/,
  ],
] as const) {
  test(`converts in ${language}, with its own words and figures`, { tag: language === 'de' ? '@core' : [] }, async ({
    warmPage: page,
  }) => {
    await visit(page, path);
    await choose(page, await picture('a.webp'));
    await expect(notices(page).first()).toContainText(ready);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('[data-status=done]').getByText(figures)).toBeVisible();
    await expect(notices(page).filter({ hasText: success }).first()).toBeVisible();
  });
}
