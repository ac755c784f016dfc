import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, convertAll, rows } from './converter-page.ts';
import { fixtureFile } from './files.ts';
import { picture } from './picture.ts';
import { faultOfThumbnail, thumbnailsInPage, turnedFiles } from './turned-files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const thumbnail = (page: Page) => rows(page, 'waiting').locator('canvas');

test('a chosen file is seen before it is converted', { tag: ['@core', '@firefox'] }, async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png'));
  const row = rows(page, 'waiting');
  const before = await row.boundingBox();
  await expect(thumbnail(page)).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
});

test('the thumbnail in a HEIC is seen, and so is a small TIFF', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, `${addresses.browserOnly}/en`);
  const thumbnailItem = { ...pictureItem('soft'), references: { type: 'thmb', to: [1] } } as const;
  const heic = Buffer.from(heifFile([thumbnailItem, pictureItem('picture')], { primary: 1 }));
  await choose(page, { name: 'phone.heic', mimeType: '', buffer: heic });
  await expect(thumbnail(page)).toBeVisible();
  const tiff = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a24' } })
    .tiff()
    .toBuffer();
  await choose(page, { name: 'scan.tif', mimeType: '', buffer: tiff });
  await expect(rows(page, 'waiting')).toContainText('scan.tif');
  await expect(thumbnail(page)).toBeVisible();
});

test('a file of which nothing can be seen keeps its label', async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  const { buffer } = await picture('a.png');
  await choose(page, [
    { name: 'cut.png', mimeType: 'image/png', buffer: buffer.subarray(0, 40) },
    await picture('b.png'),
  ]);
  await expect(thumbnail(page).last()).toBeVisible();
  await expect(rows(page, 'waiting').first()).toContainText('PNG');
});

test('a page of many files sees them, too', async ({ warmPage: page }) => {
  await visit(page, '/en/all-formats');
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles([await picture('a.png'), await fixtureFile('plain.tiff')]);
  await expect(thumbnail(page).filter({ visible: true })).toHaveCount(2);
});

for (const format of ['jpg', 'png'] as const) {
  test(`a ${format} is seen upright, before and after, whatever its orientation`, { tag: '@firefox' }, async ({
    warmPage: page,
  }) => {
    const faults = async () => Promise.all((await page.evaluate(thumbnailsInPage)).map(faultOfThumbnail));
    const upright = Array.from({ length: 8 }, () => undefined);
    await visit(page, '/en/all-formats');
    const turned = Object.entries(await turnedFiles(format));
    const files = turned.map(([name, buffer]) => ({ name, mimeType: '', buffer }));
    await page.locator('input[type=file]').first().setInputFiles(files);
    await expect(thumbnail(page).filter({ visible: true })).toHaveCount(8);
    expect(await faults()).toEqual(upright);
    // The JPGs are returned as they are.
    await convertAll(page);
    await expect(rows(page, 'done').locator('canvas').filter({ visible: true })).toHaveCount(8);
    expect(await faults()).toEqual(upright);
  });
}
