import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fixture } from '@image-converter/corpus/fixtures';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { By } from 'selenium-webdriver';
import sharp from 'sharp';
import { startEngineSite } from '../firefox/engine-site.ts';
import { startMiniBrowser } from './minibrowser.ts';

/** A row that is done, as the page shows it; the picture counts only when WebKit has decoded it. */
interface DoneRow {
  name: string;
  width: number;
  height: number;
}

const waitMilliseconds = 30_000;

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converter-'));
  site = await startEngineSite();
  browser = await startMiniBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** Opens the page and waits until its script has taken it over. */
async function visit(path: string): Promise<void> {
  await browser.open(`${site.address}${path}`);
  await until('the page is alive', () =>
    ask<boolean>(`return Object.keys(document).some((key) => key.startsWith('__reactContainer'))`),
  );
}

async function choose(files: Record<string, Uint8Array>): Promise<void> {
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const input = await browser.driver.findElement(By.css('input[type=file]'));
  await input.sendKeys(paths.join('\n'));
  await until('the files are listed', async () => (await statuses()).length === paths.length);
}

/** While the page still moves, WebDriver finds nothing to click in the middle of the button, or clicks beside it. */
async function press(label: string): Promise<void> {
  const button = await browser.driver.findElement(By.xpath(`//button[normalize-space() = '${label}']`));
  const hasBegun = async () => (await statuses()).some((status) => status !== 'waiting');
  await until(`"${label}" was pressed`, async () => {
    if (await hasBegun()) return true;
    await button.click().catch(() => {});
    return hasBegun();
  });
}

function ask<Answer>(script: string): Promise<Answer> {
  return browser.driver.executeScript<Answer>(script);
}

function statuses(): Promise<string[]> {
  return ask<string[]>(`return [...document.querySelectorAll('[data-status]')].map((row) => row.dataset.status)`);
}

async function results(): Promise<DoneRow[]> {
  await until('all rows have ended', async () =>
    (await statuses()).every((status) => status === 'done' || status === 'failed'),
  );
  return browser.driver.executeAsyncScript<DoneRow[]>(`
    const done = arguments[0];
    const rows = [...document.querySelectorAll('[data-status=done]')];
    Promise.all(rows.map(async (row) => {
      const image = row.querySelector('img');
      await image.decode().catch(() => {});
      const { naturalWidth: width, naturalHeight: height } = image;
      return { name: row.querySelector('a[download]').download, width, height };
    })).then(done);
  `);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + waitMilliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`In vain waited until ${what}; rows: ${await statuses()}`);
    await pause(100);
  }
}

function drawnPng(width: number, height: number): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 90, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

test('two PNGs become WebP', async () => {
  await visit('/en/png-to-webp');
  await choose({ 'first.png': await drawnPng(60, 40), 'second.png': await drawnPng(30, 50) });
  await press('Convert all');
  assert.deepEqual(await results(), [
    { name: 'first.webp', width: 60, height: 40 },
    { name: 'second.webp', width: 30, height: 50 },
  ]);
});

test('the home page makes a JPG of a HEIC', async () => {
  await visit('/en');
  await choose({ 'turned-6.heic': await fixture('turned-6.heic') });
  await press('Convert to JPG');
  assert.deepEqual(await results(), [{ name: 'turned-6.jpg', ...pictureSize }]);
});
