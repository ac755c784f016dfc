import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOfAvif } from '../firefox/avif-fault.ts';
import { faultsOfDocuments } from '../firefox/documents.ts';
import { faultOfDrawing } from '../firefox/drawing-fault.ts';
import { startEngineSite } from '../firefox/engine-site.ts';
import { faultOfAnimation, faultOfOutput, writtenByUs } from '../firefox/outputs.ts';
import { orders, refused } from '../firefox/targets.ts';
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

test('AVIF is turned, cropped and in its true colours, whatever the decoder of the browser knows', async () => {
  assert.deepEqual(await faultsOfAvif((order) => site.convert(browser.run, order)), []);
});

test('documents and drawings come out as wanted, and fetch nothing', async () => {
  assert.deepEqual(await faultsOfDocuments((order) => site.convert(browser.run, order), site.requests), []);
});

for (const [title, order] of Object.entries(orders)) {
  test(title, async () => {
    assert.equal(await faultOfDrawing(order, await site.convert(browser.run, order)), undefined);
  });
}

for (const target of writtenByUs) {
  test(`a picture becomes ${target}`, async () => {
    assert.equal(await faultOfOutput((order) => site.convert(browser.run, order), target), undefined);
  });
}

for (const file of ['walking.gif', 'walking.webp', 'walking.png']) {
  for (const target of ['gif', 'webp'] as const) {
    test(`${file} goes on moving as ${target}`, async () => {
      assert.equal(await faultOfAnimation((order) => site.convert(browser.run, order), file, target), undefined);
    });
  }
}

for (const file of refused) {
  test(`${file} is refused as damaged`, async () => {
    const answer = await site.convert(browser.run, { file, of: 'fixtures', target: 'png' });
    assert.equal(answer.ok ? 'converted' : answer.code, 'CORRUPT');
  });
}
