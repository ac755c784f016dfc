import { expect } from '@playwright/test';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { test } from './warm-page.ts';

test('documents and drawings come out as wanted, and fetch nothing', async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});
