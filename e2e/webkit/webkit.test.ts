import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { faultOfDrawing } from '../firefox/drawing-fault.ts';
import { startEngineSite } from '../firefox/engine-site.ts';
import { lossesIn } from '../firefox/losses.ts';
import { faultOfAnimation, faultOfOutput, writtenByUs } from '../firefox/outputs.ts';
import { orders } from '../firefox/targets.ts';
import { faultsOfWideColours } from '../firefox/wide-colours.ts';
import { startMiniBrowser } from './minibrowser.ts';

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;

before(async () => {
  site = await startEngineSite();
  browser = await startMiniBrowser();
  await browser.open(`${site.address}/en`);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test('documents and drawings come out as wanted, and fetch nothing', async () => {
  assert.deepEqual(await faultsOfDocuments((request) => site.convert(browser.run, request), site.requests), []);
});

for (const [title, request] of Object.entries(orders)) {
  test(title, async () => {
    assert.equal(await faultOfDrawing(request, await site.convert(browser.run, request)), undefined);
  });
}

for (const target of writtenByUs) {
  test(`a picture becomes ${target}`, async () => {
    assert.equal(await faultOfOutput((request) => site.convert(browser.run, request), target), undefined);
  });
}

test('without loss, no pixel changes, however transparent it is', async () => {
  assert.deepEqual(await lossesIn((request) => site.convert(browser.run, request)), []);
});

test('wide colours are kept if asked for, with their profile', async () => {
  assert.deepEqual(await faultsOfWideColours((request) => site.convert(browser.run, request)), []);
});

for (const file of ['walking.gif', 'walking.webp', 'walking.png']) {
  for (const target of ['gif', 'webp'] as const) {
    test(`${file} goes on moving as ${target}`, async () => {
      assert.equal(await faultOfAnimation((request) => site.convert(browser.run, request), file, target), undefined);
    });
  }
}
