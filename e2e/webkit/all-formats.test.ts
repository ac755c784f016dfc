import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixture } from '@image-converter/corpus/fixtures';
import { picture } from '../tests/picture.ts';
import { faultOfThumbnail, thumbnailsInPage, turnedFiles } from '../tests/turned-files.ts';
import { zipNames } from '../tests/zip-names.ts';
import { visitorOnSite } from './visitor-on-site.ts';

const { site, visitor } = await visitorOnSite();

const selectIn = (selector: string, value: string) =>
  visitor.driver.executeScript(
    `const field = document.querySelector(${JSON.stringify(selector)});
     field.value = '${value}';
     field.dispatchEvent(new Event('change', { bubbles: true }));`,
  );

test('the page of all formats takes many files, gives one a target of its own, and saves all of them', async () => {
  await visitor.visit(`${site.address}/en/all-formats`);
  const { buffer } = await picture('a.png');
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}.png`, buffer]));
  await visitor.choose({ 'drawing.qoi': await fixture('plain.qoi'), ...many });
  await visitor.until('61 files are chosen', async () => (await visitor.texts('h2')).includes('61 files'));
  assert.ok((await visitor.count('[data-status]')) < 40);
  await selectIn('[data-status] select', 'webp');
  await visitor.press('Convert all');
  await visitor.until('all are done', async () => (await visitor.text('#converter')).includes('61 of 61 done'));
  const { name, bytes } = await visitor.downloaded(() => visitor.press('Download all'));
  assert.equal(name, 'images.zip');
  const names = zipNames(bytes);
  assert.equal(names.length, 61);
  assert.ok(names.includes('drawing.webp') && names.includes('59.jpg'));
});

for (const format of ['jpg', 'png'] as const) {
  test(`a ${format} is seen upright, before and after, whatever its orientation`, async () => {
    const thumbnails = () => visitor.ask<string[]>(`(${thumbnailsInPage})()`);
    const faults = async () => Promise.all((await thumbnails()).map(faultOfThumbnail));
    const shown = (status: string) => `[data-status=${status}] canvas:not([hidden])`;
    const upright = Array.from({ length: 8 }, () => undefined);
    await visitor.visit(`${site.address}/en/all-formats`);
    await visitor.choose(await turnedFiles(format));
    await visitor.until('all are seen', async () => (await visitor.count(shown('waiting'))) === 8);
    assert.deepEqual(await faults(), upright);
    // The JPGs are returned as they are.
    await visitor.press('Convert all');
    await visitor.until('all results are seen', async () => (await visitor.count(shown('done'))) === 8);
    assert.deepEqual(await faults(), upright);
  });
}
