import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { visitorOnSite } from './visitor-on-site.ts';

const { site, visitor } = await visitorOnSite();

const inPage = '#converter figure canvas';
const fullScreen = '#converter button[aria-label="Full screen"]';
const escapeKey = '\uE00C';
const right = '\uE014';
const press = (key: string) => visitor.driver.actions().sendKeys(key).perform();
const shows = () => visitor.ask<string>(`document.querySelectorAll('dialog canvas')[1]?.dataset.shows ?? ''`);
const divider = 'dialog input[aria-label^=Divider]';
const divided = () => visitor.ask<string>(`document.querySelector('${divider}').value`);

test('the view shows a TIFF beside its result, another quality, and closes with Escape to where one was', async () => {
  await visitor.visit(`${site.address}/en`);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const tiff = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#888', noise } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  await visitor.choose({ 'scan.tif': tiff });
  await visitor.untilRows('waiting', 1);
  await visitor.until(
    'it is seen',
    async () => (await visitor.count('[data-status=waiting] canvas:not([hidden])')) === 1,
  );
  await visitor.press('Convert to JPG');
  await visitor.untilRows('done', 1);
  await visitor.until('both are in the page', async () => (await visitor.count(inPage)) === 2);
  await visitor.driver.executeScript(`document.querySelector(${JSON.stringify(fullScreen)}).focus()`);
  await visitor.type('enter');
  await visitor.until('both are seen', async () => (await shows()) === 'result');
  await visitor.driver.executeScript(`document.querySelector('${divider}').focus()`);
  await press(right);
  assert.equal(await divided(), '51');
  await visitor.driver.executeScript(`
    const slider = document.querySelector('dialog label + input[type=range]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, '30');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  `);
  await visitor.until('the other quality is seen', async () => (await shows()) === 'exact 30');
  await press(escapeKey);
  await visitor.until('the view is closed', async () => (await visitor.count('dialog[open]')) === 0);
  assert.equal(await visitor.ask(`document.activeElement.matches(${JSON.stringify(fullScreen)})`), true);
});
