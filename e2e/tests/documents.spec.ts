import { cameraRaws } from '@image-converter/corpus/fixtures/camera-raws';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { documentBytes } from '../firefox/document-files.ts';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { consoleOf } from './console-of.ts';
import { choose, convertAll, drop, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test('documents and drawings come out as wanted, and fetch nothing', {
  tag: ['@core', '@promise:document-pages', '@promise:sharp-drawing', '@promise:harmless-drawing'],
}, async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});

test('a drawing with styles leaves the console empty, and no percentage is made of its size', async ({
  warmPage: page,
}) => {
  const said = consoleOf(page);
  await visit(page, '/en/svg-to-png');
  const buffer = Buffer.from(await documentBytes('styled.svg'));
  await choose(page, { name: 'styled.svg', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Convert all' }).click();
  const row = rows(page, 'done');
  await expect(row).toContainText('In your browser');
  await expect(row).not.toContainText('%');
  await expect(row.locator('img')).toBeVisible();
  expect(said).toEqual([]);
});

test("a raw that we do not develop becomes the camera's own preview, upright, and its row says so", {
  tag: ['@core', '@promise:raw-preview'],
}, async ({ warmPage: page }) => {
  const jpeg = await imageOf(drawTextured({ width: 1200, height: 800 }))
    .jpeg()
    .toBuffer();
  const raw = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });
  await visit(page, '/en/all-formats');
  await drop(page, [
    raw('photo.cr3', cameraRaws.cr3({ jpeg, orientation: 6 })),
    raw('empty.raf', cameraRaws.raf({ jpeg: new Uint8Array(999) })),
  ]);
  await convertAll(page);
  await expect(rows(page, 'failed')).toContainText('This RAF file contains no preview');
  const row = rows(page, 'done');
  await expect(row).toContainText(/own preview, 800\s×\s1,200; developing not yet verified/);
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download photo.jpg' }).click());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
});
