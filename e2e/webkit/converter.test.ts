import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixture } from '@image-converter/corpus/fixtures';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import sharp from 'sharp';
import { picture } from '../tests/picture.ts';
import { zipNames } from '../tests/zip-names.ts';
import { visitorOnSite } from './visitor-on-site.ts';

/** A finished row as shown on the page; the picture counts only once WebKit has decoded it. */
interface DoneRow {
  name: string;
  width: number;
  height: number;
}

const { site, visitor } = await visitorOnSite();

const visit = (path: string) => visitor.visit(site.address + path);
const bytesOf = async (name: string, size?: { width: number; height: number }) => (await picture(name, size)).buffer;

function results(): Promise<DoneRow[]> {
  return visitor.driver.executeAsyncScript<DoneRow[]>(`
    const done = arguments[0];
    const rows = [...document.querySelectorAll('[data-status=done]')];
    Promise.all(rows.map(async (row) => {
      const image = row.querySelector('img');
      await image.decode().catch(() => {});
      const { naturalWidth: width, naturalHeight: height } = image;
      return { name: row.querySelector('a[download]').download, width, height };
    })).then(done);
  `);
}

test('two PNGs become WebP, which one can have each alone or both in a ZIP', async () => {
  await visit('/en/png-to-webp');
  await visitor.choose({
    'first.png': await bytesOf('first.png'),
    'second.png': await bytesOf('second.png', { width: 30, height: 50 }),
  });
  await visitor.untilRows('waiting', 2);
  await visitor.press('Convert all');
  await visitor.untilRows('done', 2);
  assert.deepEqual(await results(), [
    { name: 'first.webp', width: 60, height: 40 },
    { name: 'second.webp', width: 30, height: 50 },
  ]);
  const all = await visitor.downloaded(() => visitor.press('Download all'));
  assert.equal(all.name, 'images.zip');
  assert.deepEqual(zipNames(all.bytes), ['first.webp', 'second.webp']);
});

test('the home page makes a JPG of a HEIC, and hands it over', async () => {
  await visit('/en');
  await visitor.choose({ 'turned-6.heic': await fixture('turned-6.heic') });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert to JPG');
  await visitor.untilRows('done', 1);
  assert.deepEqual(await results(), [{ name: 'turned-6.jpg', ...pictureSize }]);
  const { name, bytes } = await visitor.downloaded(() => visitor.clickOn('[data-status=done] a[download]'));
  const { format, width, height } = await sharp(bytes).metadata();
  assert.deepEqual({ name, format, width, height }, { name: 'turned-6.jpg', format: 'jpeg', ...pictureSize });
});

test('cancel stops, and what was stopped converts when asked again', async () => {
  await visit('/en/png-to-webp');
  await visitor.choose({ 'large.png': await bytesOf('large.png', { width: 3000, height: 2000 }) });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert all');
  await visitor.untilRows('converting', 1);
  await visitor.press('Cancel');
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert all');
  await visitor.untilRows('done', 1);
});

for (const [way, event] of [
  ['dropped anywhere', `new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })`],
  ['pasted', `new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })`],
] as const) {
  test(`a picture can be ${way}`, async () => {
    await visit('/en');
    const base64 = (await bytesOf('a.png')).toString('base64');
    // The page starts listening shortly after hydration.
    await visitor.until('it is listed', async () => {
      await visitor.driver.executeScript(
        `const bytes = Uint8Array.from(atob(arguments[0]), (character) => character.charCodeAt(0));
         const transfer = new DataTransfer();
         transfer.items.add(new File([bytes], 'given.png', { type: 'image/png' }));
         document.querySelector('footer').dispatchEvent(${event});`,
        base64,
      );
      return (await visitor.count('[data-status=waiting]')) === 1;
    });
    assert.match(await visitor.text('[data-status]'), /given\.png/);
  });
}

test('nothing but the log row leaves while a WebP becomes JPG, which needs no connection', async () => {
  await visit('/en/webp-to-jpg');
  // The engine and its worker are loaded when the page is idle.
  await visitor.untilLoaded('engine', 'worker', 'conversion-log', 'row-parts');
  await visitor.until('nothing is on its way', site.isAtRest);
  const before = site.requests.length;
  site.connection.lost = true;
  await visitor.choose({ 'a.webp': await bytesOf('a.webp') });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert all');
  await visitor.untilRows('done', 1);
  site.connection.lost = false;
  // The browser may repeat requests that got no response. The scripts that draw a thumbnail and analyse the colours of
  // a JPG were requested, but these requests carry no data, and the picture was converted without them. The same goes
  // for the browser's own check for a new service worker.
  const sent = () =>
    site.requests.slice(before).filter((path) => !/^\/(assets\/[\w-]+|service-worker)\.js$/.test(path));
  await visitor.until('the log row is sent', async () => sent().length > 0);
  assert.deepEqual([...new Set(sent())], ['/api/conversions']);
});
