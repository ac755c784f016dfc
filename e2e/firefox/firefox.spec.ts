import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { faultsOfDocuments } from './documents.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import { orders } from './targets.ts';

test('documents and drawings come out as wanted, and fetch nothing', {
  tag: ['@promise:document-pages', '@promise:sharp-drawing', '@promise:harmless-drawing'],
}, async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});

for (const [title, request] of Object.entries(orders)) {
  test(title, async ({ convertOnSite: convert }) => {
    expect(await faultOfDrawing(request, await convert(request))).toBeUndefined();
  });
}
