import { expect } from '@playwright/test';
import { documentBytes } from '../firefox/document-files.ts';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { consoleOf } from './console-of.ts';
import { choose, rows } from './converter-page.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test('documents and drawings come out as wanted, and fetch nothing', {
  tag: ['@core', '@promise:document-pages', '@promise:sharp-drawing', '@promise:harmless-drawing'],
}, async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});

test('a drawing with styles leaves the console empty, and no percentage is made of its size', async ({ page }) => {
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
