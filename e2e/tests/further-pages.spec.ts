import { formats } from '@image-converter/formats/formats';
import { type FurtherPair, furtherPairs, pairs } from '@image-converter/formats/pairs';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Page } from '@playwright/test';
import { choose, convertAll, notices, rows } from './converter-page.ts';
import { type Downloaded, downloaded } from './downloaded.ts';
import { fixtureFile, type TestFile } from './files.ts';
import { pageFile } from './page-files.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const further = Object.keys(furtherPairs) as FurtherPair[];

/** What the bytes of a target begin with, in hexadecimal digits. */
const signatures: Partial<Record<string, RegExp>> = {
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  avif: /^.{8}6674797061766966/,
};

/** A file as it comes to a page: one of the raws is drawn, and a JFIF is a JPG of another name. */
async function fileFor(pair: FurtherPair): Promise<TestFile> {
  const { endings, from } = pairs[pair];
  const file = await pageFile(pair === 'raw-to-jpg' ? 'dng' : from[0]);
  return endings ? { ...file, name: `plain.${endings[0]}` } : file;
}

async function convertOn(page: Page, pair: FurtherPair, file: TestFile): Promise<Downloaded> {
  await visit(page, pathOf('en', pair));
  await choose(page, file);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  return downloaded(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
}

for (const pair of further) {
  test(`${pair} makes what it says of what it takes`, async ({ warmPage: page }) => {
    const { to } = pairs[pair];
    const { bytes, name } = await convertOn(page, pair, await fileFor(pair));
    expect(name).toBe(`plain.${formats[to].extensions[0]}`);
    expect(bytes.toString('hex', 0, 16)).toMatch(signatures[to] ?? 'a signature');
  });
}

test('a JFIF gets its usual name and keeps every byte', { tag: '@firefox' }, async ({ warmPage: page }) => {
  const file = await fileFor('jfif-to-jpg');
  const { bytes, name } = await convertOn(page, 'jfif-to-jpg', file);
  expect(name).toBe('plain.jpg');
  expect(bytes.equals(file.buffer)).toBe(true);
});

test('a page for one kind of file says what another one is and where it belongs', async ({ warmPage: page }) => {
  await visit(page, '/en/jfif-to-jpg');
  await choose(page, { ...(await picture('a.webp')), name: 'a.jfif' });
  await expect(notices(page)).toContainText('a.jfif is in WebP format.');
  await notices(page).getByRole('link', { name: 'Go to the WebP converter' }).click();
  await expect(page).toHaveURL(/\/en\/webp-to-jpg$/);
});

test('twenty files become one ZIP, and the twenty-first is left out', async ({ warmPage: page }) => {
  await visit(page, '/en/bmp-to-jpg');
  const file = await fixtureFile('plain.bmp');
  await choose(
    page,
    Array.from({ length: 21 }, (_, index) => ({ ...file, name: `${index}.bmp` })),
  );
  await expect(page.locator('#converter')).toContainText('(20/20)');
  await expect(page.locator('#converter label')).toHaveText('Maximum 20 files reached');
  await expect(notices(page).filter({ hasText: '20.bmp was left out' })).toHaveCount(1);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(20);
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(zipNames(bytes)).toEqual(Array.from({ length: 20 }, (_, index) => `${index}.jpg`));
});

for (const [pair, format] of [
  ['heic-to-png', 'heic'],
  ['tiff-to-jpg', 'tiff'],
  ['raw-to-jpg', 'dng'],
] as const) {
  test(`${pair} uses the server by default, and the browser for those who choose it`, async ({
    forgetfulPage: page,
  }) => {
    const file = await pageFile(format);
    await visit(page, pathOf('en', pair));
    await choose(page, file);
    await expect(page.locator('#converter [data-mode]')).toHaveAttribute('data-mode', 'server');
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(page.locator('#converter [data-mode]').first()).toHaveAttribute('data-mode', 'server');

    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.getByRole('button', { name: /^Remove/ }).first().click();
    await choose(page, file);
    await page.getByRole('button', { name: 'Convert in this browser instead' }).click();
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(page.locator('#converter [data-mode]').first()).toHaveAttribute('data-mode', 'client');
    expect(sent).toEqual([]);
  });
}

test('what the browser converts on such a page is sent nowhere', async ({ warmPage: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  for (const pair of ['avif-to-jpg', 'psd-to-jpg', 'jxl-to-jpg', 'png-to-avif'] as const) {
    await convertOn(page, pair, await fileFor(pair));
  }
  // A row of the log says what was converted into what, and nothing else.
  expect(sent.filter((path) => !path.endsWith('/conversions'))).toEqual([]);
});
