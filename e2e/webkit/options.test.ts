import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { picture } from '../tests/picture.ts';
import { visitorOnSite } from './visitor-on-site.ts';

const { site, visitor } = await visitorOnSite();

/** As a visitor's typing does: React notices a value that was set by the element's own setter. */
const set = (selector: string, value: string) =>
  visitor.driver.executeScript(
    `const field = document.querySelector(arguments[0]);
     const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
     set.call(field, arguments[1]);
     field.dispatchEvent(new Event('input', { bubbles: true }));
     field.dispatchEvent(new Event('change', { bubbles: true }));`,
    selector,
    value,
  );

test('options are opened, checked, obeyed, remembered and taken back', async () => {
  await visitor.visit(`${site.address}/en/png-to-webp`);
  await visitor.choose({ 'a.png': (await picture('a.png', { width: 600, height: 400 })).buffer });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Options');
  const panel = '#converter section[aria-label="Options for all files"]';
  await visitor.until('the panel is open', async () => (await visitor.count(panel)) === 1);
  await set(`${panel} select[aria-label="Size in pixels"]`, 'width');
  const width = `${panel} input[aria-label="Width"]`;
  await visitor.until('there is a width', async () => (await visitor.count(width)) === 1);
  await set(width, '0');
  await visitor.until('the number is refused', async () =>
    (await visitor.text(panel)).includes('Enter a whole number from 1 to 16,384. Until then, 1,920 applies.'),
  );
  await set(width, '150');
  await set(`${panel} input[type=range]`, '40');
  await visitor.until('it says so', async () => (await visitor.text('[data-changed]')).includes('quality 40'));
  await visitor.press('Convert all');
  await visitor.untilRows('done', 1);
  const { bytes } = await visitor.downloaded(() => visitor.clickOn('[data-status=done] a[download]'));
  const { format, width: wide, height } = await sharp(bytes).metadata();
  assert.deepEqual({ format, wide, height }, { format: 'webp', wide: 150, height: 100 });

  await visitor.visit(`${site.address}/en/png-to-jpg`);
  await visitor.until('they are remembered', async () => (await visitor.text('[data-changed]')).includes('quality 40'));
  await visitor.press('Back to defaults');
  await visitor.until('all is as usual', async () => (await visitor.count('[data-changed]')) === 0);
  assert.equal(await visitor.ask(`localStorage.getItem('options')`), null);
});
