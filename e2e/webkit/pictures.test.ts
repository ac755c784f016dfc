import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConversionRequest, startEngineSite } from '../firefox/engine-site.ts';
import { checkPicture, picturesFor, titleOf } from '../pictures/check-picture.ts';
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

/** A picture may crash the browser; the next one gets a new browser. */
async function convert(settings: ConversionRequest) {
  try {
    return await site.convert(browser.run, settings);
  } catch (error) {
    await browser.close().catch(() => undefined);
    await openBrowser();
    throw error;
  }
}

for (const picture of picturesFor('WebKitGTK')) {
  test(titleOf('WebKitGTK', picture), { skip: picture.skipReason ?? false }, async () => {
    assert.equal(await checkPicture('WebKitGTK', picture, convert), undefined);
  });
}
