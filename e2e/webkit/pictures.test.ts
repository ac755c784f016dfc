import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Order, startEngineSite } from '../firefox/engine-site.ts';
import { complaintAbout, picturesFor, titleOf } from '../pictures/look.ts';
import { startMiniBrowser } from './minibrowser.ts';

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;

async function openBrowser(): Promise<void> {
  browser = await startMiniBrowser();
  await browser.open(`${site.address}/en`);
}

before(async () => {
  site = await startEngineSite();
  await openBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** A picture may end the browser's process; the next one gets a new browser. */
async function convert(order: Order) {
  try {
    return await site.convert(browser.run, order);
  } catch (error) {
    await browser.close().catch(() => undefined);
    await openBrowser();
    throw error;
  }
}

for (const picture of picturesFor('WebKitGTK')) {
  test(titleOf('WebKitGTK', picture), { skip: picture.leftOut ?? false }, async () => {
    assert.equal(await complaintAbout('WebKitGTK', picture, convert), undefined);
  });
}
