import { expect } from '@playwright/test';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { test } from './warm-page.ts';

test('documents and drawings come out as wanted, and fetch nothing', {
  tag: ['@core', '@promise:document-pages', '@promise:sharp-drawing', '@promise:harmless-drawing'],
}, async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});
