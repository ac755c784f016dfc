import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { faultsOfAvif } from './avif-fault.ts';
import { faultsOfDocuments } from './documents.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import { orders, refused } from './targets.ts';

test('AVIF is turned, cropped and in its true colours, whatever the decoder of the browser knows', async ({
  convertOnSite,
}) => {
  expect(await faultsOfAvif(convertOnSite)).toEqual([]);
});

test('documents and drawings come out as wanted, and fetch nothing', {
  tag: ['@promise:document-pages', '@promise:sharp-drawing', '@promise:harmless-drawing'],
}, async ({ convertOnSite, engineSite }) => {
  expect(await faultsOfDocuments(convertOnSite, engineSite.requests)).toEqual([]);
});

for (const [title, order] of Object.entries(orders)) {
  test(title, async ({ convertOnSite: convert }) => {
    expect(await faultOfDrawing(order, await convert(order))).toBeUndefined();
  });
}

for (const file of refused) {
  test(`${file} is refused as damaged`, async ({ convertOnSite: convert }) => {
    expect(await convert({ file, of: 'fixtures', target: 'png' })).toMatchObject({ ok: false, code: 'CORRUPT' });
  });
}
