import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import { orders, refused } from './targets.ts';

for (const [title, order] of Object.entries(orders)) {
  test(title, async ({ convertOnSite: convert }) => {
    expect(await faultOfDrawing(order, await convert(order))).toBeUndefined();
  });
}

for (const file of refused) {
  test(`${file} is refused`, async ({ convertOnSite: convert }) => {
    expect(await convert({ file, of: 'fixtures', target: 'png' })).toMatchObject({ ok: false, code: 'CORRUPT' });
  });
}
