import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { visitorOnSite } from './visitor-on-site.ts';

/* WebKit caches a failed import() for the lifetime of the page; a retry has to work nevertheless. */

const { site, visitor } = await visitorOnSite();

test('a language that could not be loaded comes with the next try', async () => {
  await visitor.visit(`${site.address}/en/png-to-webp`);
  site.connection.lost = true;
  await visitor.clickOn('footer a[lang=de]');
  const hasNotice = async () => (await visitor.text('body')).includes('The page could not be loaded');
  await visitor.until('it says so', hasNotice);
  assert.equal(await visitor.path(), '/en/png-to-webp');
  site.connection.lost = false;
  await visitor.press('Try again');
  await visitor.until('it is German', async () => (await visitor.text('h1')) === 'PNG zu WebP');
  assert.equal(await visitor.path(), '/de/png-zu-webp');
});

test('a codec that could not be loaded comes with the next try', async () => {
  const deep = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a24' } }).toColourspace('rgb16');
  await visitor.visit(`${site.address}/en/png-to-webp`);
  await visitor.untilLoaded('engine', 'worker', 'workspace', 'workspace');
  await visitor.until('nothing is on its way', site.isAtRest);
  site.connection.lost = true;
  await visitor.choose({ 'deep.png': await deep.png().toBuffer() });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert all');
  await visitor.untilRows('failed', 1);
  assert.match(await visitor.text('[data-status=failed]'), /Part of the converter could not be loaded/);
  site.connection.lost = false;
  await visitor.press('Try again');
  await visitor.untilRows('done', 1);
});
