import { mkdirSync, writeFileSync } from 'node:fs';
import { countOfSupported } from '@image-converter/formats/listing/count-of-supported';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, convertAll, notices, rows, switchTo } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fixtureFile } from './files.ts';
import { pageFile } from './page-files.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const withoutServer = `${addresses.browserOnly}/en/all-formats`;
const zone = (page: Page) => page.locator('#converter input[type=file]').first();
const folderInput = (page: Page) => page.locator('#converter input[webkitdirectory]');

/** Runs in the page: returns the parts of each row's text that are cut off at the bottom. */
function hiddenWords(all: Element[]): string[] {
  return all.flatMap((line) => {
    const end = line.getBoundingClientRect().bottom + 1;
    const parts = [...line.querySelectorAll(':scope > :not(.sr-only)')];
    return parts.filter((part) => part.getBoundingClientRect().bottom > end).map((part) => part.textContent);
  });
}

/** A folder with `count` small pictures, each in a different colour, half of them in a subfolder. */
async function folderOfPictures(count: number): Promise<string> {
  const folder = test.info().outputPath('holiday');
  mkdirSync(`${folder}/day`, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const background = { r: index % 256, g: (index * 7) % 256, b: 90 };
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer();
    writeFileSync(`${folder}/${index % 2 === 0 ? '' : 'day/'}${String(index).padStart(3, '0')}.png`, bytes);
  }
  return folder;
}

test('16 bits stay 16 bits in a PNG, and the row and its details say so', async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  await zone(page).setInputFiles(await fixtureFile('16-bit.tiff'));
  await page.getByLabel('Format for 16-bit.tiff').selectOption('PNG');
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toContainText('16 bits kept');
  await page.getByRole('button', { name: 'Compare 16-bit.tiff before and after' }).click();
  await page.getByRole('dialog').getByText('Details', { exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('16 bits per channel');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download 16-bit.png' }).click());
  expect((await sharp(bytes).metadata()).depth).toBe('ushort');
});

test('takes any format, gives each file its own target, and keeps all of it when the language changes', {
  tag: ['@core', '@promise:refusal-explained'],
}, async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  await zone(page).setInputFiles([
    await picture('a.png'),
    await fixtureFile('plain.qoi'),
    await fixtureFile('plain.heic'),
    { name: 'saved.jpg', mimeType: '', buffer: Buffer.from('<!doctype html><title>Not found</title>') },
  ]);
  await expect(rows(page, 'waiting')).toHaveCount(3);
  await expect(notices(page).first()).toContainText('It seems to be a web page (HTML)');
  await page.getByLabel('Format for a.png').selectOption('WebP');
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/alle-formate$/);
  await expect(notices(page).first()).toContainText('Die Datei scheint eine Webseite zu sein (HTML)');
  await expect(page.getByLabel('Format für a.png')).toHaveValue('webp');
  await page.getByRole('button', { name: 'Alle konvertieren' }).click();
  await expect(rows(page, 'done')).toHaveCount(3);
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Alle herunterladen' }).click(),
  );
  expect(name).toBe('images.zip');
  expect(zipNames(bytes)).toEqual(['a.webp', 'plain.jpg', 'plain (2).jpg']);
  // Changing the target of one file keeps all results; its own stays until the new one replaces it.
  await page.getByLabel('Format für plain.qoi').selectOption('PNG');
  await expect(rows(page, 'done')).toHaveCount(3);
  await expect(rows(page, 'done').filter({ hasText: 'Mit früheren Einstellungen' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Erneut konvertieren', exact: true }).click();
  await expect(page.getByRole('link', { name: 'plain.png herunterladen' })).toBeVisible();
});

test('says how many of the files the server gets, and hands back what is as it is to be', async ({
  warmPage: page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await visit(page, '/en/all-formats');
  await zone(page).setInputFiles([await picture('a.png'), await fixtureFile('three-pages.tiff')]);
  await expect(page.locator('#converter [data-mode]')).toHaveText('1 of 2 on our server');
  await page.getByLabel('Format for three-pages.tiff').selectOption('TIFF');
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(rows(page, 'done').filter({ hasText: 'Already TIFF, unchanged' })).toHaveCount(1);
  expect(sent.filter((url) => !url.endsWith('/conversions'))).toEqual([]);
});

test('the focus goes to the next row when one is removed by keyboard, and to the drop zone at the end', async ({
  warmPage: page,
}) => {
  await visit(page, withoutServer);
  await zone(page).setInputFiles([await picture('a.png'), await picture('b.png'), await picture('c.png')]);
  await page.getByRole('button', { name: 'Remove b.png' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove c.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove a.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(zone(page)).toBeFocused();
});

test('a row says all of it, with a name that could mislead or be cut inside a character', async ({
  warmPage: page,
}) => {
  await visit(page, withoutServer.replace('/en/all-formats', '/de/alle-formate'));
  await zone(page).setInputFiles([
    await fixtureFile('animated.png'),
    await picture('Urlaub am Meer 😀Strand1.png'),
    await picture('rtl\u202egpj.png'),
    await picture('صورة العائلة.png'),
  ]);
  for (const name of ['Urlaub am Meer 😀Strand1.png', 'rtl_gpj.png', 'صورة العائلة.png']) {
    const row = rows(page, 'waiting').filter({ hasText: name });
    expect(await row.ariaSnapshot(), 'read in one piece').toContain(`paragraph: ${name}\n`);
    const [line, text] = await Promise.all([row.locator('p').first().boundingBox(), row.locator('bdi').boundingBox()]);
    expect(text?.x, 'next to its picture').toBe(line?.x);
  }
  await page.getByRole('button', { name: 'Alle konvertieren' }).click();
  await expect(rows(page, 'done')).toHaveCount(4);
  const hidden = () => rows(page, 'done').locator('p:last-of-type').evaluateAll(hiddenWords);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // On a phone there is no room for the place and the duration.
    const needed = (words: string) => width > 360 || !/^(In deinem Browser|[\d,]+\ss)$/.test(words);
    expect((await hidden()).filter(needed)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen für alle Dateien' })).toBeVisible();
  expect(await hidden(), 'beside open options').toEqual([]);
});

test('documents give choices, and PDFs become one', async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  await zone(page).setInputFiles([await picture('a.png'), await pageFile('svg')]);
  await page.getByLabel('Convert all to').selectOption('PDF');
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  // The option only affects the drawing, so the other result stays.
  const outdated = rows(page, 'done').filter({ hasText: 'With earlier options' });
  await page.getByRole('spinbutton').fill('300');
  await expect(outdated).toHaveCount(1);
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(outdated).toHaveCount(0);
  await expect(rows(page, 'done')).toHaveCount(2);
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download as one PDF' }).click(),
  );
  expect(name).toBe('images.pdf');
  expect(bytes.toString('latin1')).toMatch(/\/Count 2\b/);
  await page.getByLabel('Format for a.png').selectOption('PNG');
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Download as one PDF' })).toHaveCount(0);
});

test('150 pictures of a folder keep the page small, come back in their folders, and are logged in a few calls', {
  tag: ['@promise:any-number-of-files', '@promise:zip-or-folder'],
}, async ({ warmPage: page }) => {
  const calls: { success: boolean }[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/conversions')) calls.push([request.postDataJSON()].flat());
  });
  await visit(page, '/en/all-formats');
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await folderInput(page).setInputFiles(await folderOfPictures(150));
  await expect(page.getByRole('heading', { name: '150 files' })).toBeVisible();
  const before = await heap();
  await convertAll(page);
  await expect(page.getByText('150 of 150 done')).toBeVisible();
  await expect(notices(page)).toContainText('150 files have been converted.');
  expect(await page.locator('[data-status]').count()).toBeLessThan(40);
  expect((await heap()) - before).toBeLessThan(4 * 1024 * 1024);
  await expect.poll(() => calls.flat().length).toBe(150);
  expect(calls.flat().every(({ success }) => success)).toBe(true);
  expect(calls.length).toBeLessThan(75);

  const box = page.getByRole('region', { name: 'Chosen files' });
  expect((await box.boundingBox())?.height).toBeLessThan(600);
  await box.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect(page.locator('[aria-posinset="150"]')).toBeVisible();
  expect(await page.locator('[data-status]').count()).toBeLessThan(40);
  await expectAccessible(page, '#converter');

  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  const names = zipNames(bytes);
  expect(names).toHaveLength(150);
  expect(names).toEqual(expect.arrayContaining(['holiday/000.jpg', 'holiday/day/149.jpg']));
});

test('of many files, those that failed are seen alone', async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  const { buffer } = await picture('a.png');
  const names = Array.from({ length: 9 }, (_, index) => `${index}.png`);
  const cut = { name: 'cut.png', mimeType: '', buffer: buffer.subarray(0, 60) };
  await zone(page).setInputFiles([...names.map((name) => ({ name, mimeType: '', buffer })), cut]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(9);
  await page.getByRole('radio', { name: 'Failed (1)' }).check();
  await expect(page.locator('[data-status]')).toHaveCount(1);
  await expect(rows(page, 'failed')).toContainText('cut.png');
  await page.getByRole('button', { name: 'Remove cut.png' }).click();
  await expect(rows(page, 'done')).toHaveCount(9);
});

test('results go straight into a folder, and nothing in it is overwritten', { tag: '@promise:zip-or-folder' }, async ({
  warmPage: page,
}) => {
  await visit(page, withoutServer);
  // A folder in the browser's private file system has the same methods but needs no dialog.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('results', { create: true });
    await folder.getFileHandle('a.jpg', { create: true });
    Object.assign(window, { showDirectoryPicker: async () => folder });
  });
  await zone(page).setInputFiles([await picture('a.png'), await picture('b.webp')]);
  await page.getByRole('button', { name: 'Convert and save to folder' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(rows(page, 'done').first()).toContainText('Saved in results');
  const written = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('results');
    const sizes: Record<string, number> = {};
    for await (const [name, entry] of folder) sizes[name] = (await (entry as FileSystemFileHandle).getFile()).size;
    await root.removeEntry('results', { recursive: true });
    return sizes;
  });
  expect(Object.keys(written).sort()).toEqual(['a (2).jpg', 'a.jpg', 'b.jpg']);
  expect(written['a.jpg']).toBe(0);
  expect(written['b.jpg']).toBeGreaterThan(100);
});

test('on a narrow screen, a row with a long name is compact and nothing is cut off', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, withoutServer);
  const long = await picture('a.png');
  await zone(page).setInputFiles([{ ...long, name: `${'a rather long name '.repeat(8)}.png` }, await picture('b.png')]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const row of await rows(page, 'done').all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(112);
      expect(await row.evaluate((node) => node.scrollHeight <= node.clientHeight)).toBe(true);
      const download = await row.getByRole('link').boundingBox();
      expect((download?.x ?? width) + (download?.width ?? 0)).toBeLessThan(width);
    }
  }
  await expectAccessible(page, '#converter');
});

test('a dropped folder gives its pictures', { tag: '@promise:any-number-of-files' }, async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [await folderOfPictures(4)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
  }
  await expect(rows(page, 'waiting')).toHaveCount(4);
  await expect(rows(page, 'waiting').first()).toContainText('holiday/000.png');
  await expect(rows(page, 'waiting').last()).toContainText('holiday/day/003.png');
});

test('a file that another page refuses is carried over', async ({ warmPage: page }) => {
  await visit(page, `${addresses.browserOnly}/en/png-to-webp`);
  await choose(page, [await fixtureFile('plain.qoi'), await picture('a.jpg')]);
  await notices(page).getByRole('link', { name: 'Convert them on the page for all formats' }).click();
  await expect(page).toHaveURL(/\/en\/all-formats$/);
  await expect(rows(page, 'waiting')).toHaveCount(2);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
});

test('with a server, a HEIC goes there unless the visitor chooses otherwise, and a PNG never does', {
  tag: ['@core', '@promise:no-upload'],
}, async ({ forgetfulPage: page }) => {
  const jobs: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/conversion_jobs') && jobs.push(request.method()));
  await visit(page, '/en/all-formats');
  await zone(page).setInputFiles([await picture('a.png'), await fixtureFile('plain.heic')]);
  await expect(page.locator('[data-mode=server]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convert in this browser instead' })).toBeVisible();
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(rows(page, 'done').nth(0)).toContainText('In your browser');
  await expect(rows(page, 'done').nth(1)).toContainText('On our server');
  expect(jobs).toEqual(['POST']);
});

test('the table is searched by name, extension and purpose, and says how much was found', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  await visit(page, withoutServer);
  const table = page.getByRole('table');
  const found = page.getByRole('status').filter({ hasText: /format/ });
  await expect(table.getByRole('row')).toHaveCount(countOfSupported + 1);
  await expect(found).toHaveText(`${countOfSupported} formats`);
  const search = page.getByLabel('Search the formats');
  // Typed key by key: in Firefox, React ignores a value that Playwright sets directly.
  const searchFor = async (text: string) => {
    await search.clear();
    await search.pressSequentially(text);
  };
  await searchFor('.QOI');
  await expect(found).toHaveText('1 format');
  await expect(table.getByRole('rowheader')).toContainText('.qoi');
  await searchFor('telescopes');
  await expect(table.getByRole('rowheader')).toContainText('FITS');
  await searchFor('no such thing');
  await expect(found).toHaveText('No format found.');
  await expect(table).toHaveCount(0);
});

test('without a script all formats are in the page', { tag: '@core' }, async ({ request }) => {
  const html = await (await request.get('/en/all-formats')).text();
  expect(html.match(/<th scope="row"/g)).toHaveLength(countOfSupported);
});

test('the page is linked from header, footer, selector and the list of tools', {
  tag: '@promise:fifty-formats',
}, async ({ warmPage: page }) => {
  await visit(page, '/en');
  for (const part of ['header', 'footer', 'form', 'main nav']) {
    await expect(page.locator(part).locator('a[href="/en/all-formats"]:visible')).toHaveCount(1);
  }
  const round = Math.floor((countOfSupported - 1) / 10) * 10;
  await expect(page.locator('form a')).toHaveText(`More than ${round} formats to choose from`);
});
