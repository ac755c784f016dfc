import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { fixtureFile, type TestFile } from './files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const link = '#options&target=webp&lossless=true&animation=milliseconds:300,plays:1';
const colours = { red: [255, 0, 0, 255], green: [0, 255, 0, 255], blue: [0, 0, 255, 255] };

/** In one colour, with the name of it. */
async function picture(name: keyof typeof colours, width = 60, height = 40) {
  const [r, g, b] = colours[name] as [number, number, number];
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** The page also has an input for folders. */
const add = (page: Page, files: TestFile[]) => page.locator('#converter input[type=file]').first().setInputFiles(files);

async function chosen(page: Page, language = 'en') {
  await visit(
    page,
    `${addresses.browserOnly}/${language}/${language === 'de' ? 'alle-formate' : 'all-formats'}${link}`,
  );
  // Upright, so that it needs margins at its sides.
  await add(page, [await picture('red'), await picture('green', 20, 40), await picture('blue')]);
  await expect(rows(page, 'waiting')).toHaveCount(3);
}

const order = (page: Page) => page.getByRole('list', { name: /^(Order of the pictures|Reihenfolge der Bilder)$/ });

async function names(page: Page): Promise<string[]> {
  const texts = await order(page).getByRole('listitem').allInnerTexts();
  return texts.map((text) => /(red|green|blue)/.exec(text)?.[0] ?? text);
}

test('pictures become one animation in the order that is wanted', { tag: '@core' }, async ({ warmPage: page }) => {
  await chosen(page);
  await page.getByRole('button', { name: 'Move blue.png up' }).click();
  await page.getByRole('button', { name: 'Move blue.png up' }).click();
  await expect.poll(() => names(page)).toEqual(['blue', 'red', 'green']);
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(page.locator('[data-animation=made]')).toContainText('3 pictures, 60 × 40 pixels');
  await expect(page.locator('[data-animation=made]')).toContainText('1 picture was fitted');
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download the animation' }).click(),
  );
  expect(name).toBe('animation.webp');
  const { pages, delay, loop, width, pageHeight } = await sharp(bytes, { pages: -1 }).metadata();
  expect({ pages, delay, loop, width, pageHeight }).toEqual({
    pages: 3,
    delay: [300, 300, 300],
    loop: 1,
    width: 60,
    pageHeight: 40,
  });
  const data = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();
  const pixel = (frame: number, x: number) => [...data.subarray(4 * (60 * (40 * frame + 20) + x)).subarray(0, 4)];
  expect([pixel(0, 30), pixel(1, 30), pixel(2, 30)]).toEqual([colours.blue, colours.red, colours.green]);
  expect(pixel(1, 2)).toEqual(colours.red);
  expect(pixel(2, 2)[3], 'the margin of the upright picture').toBe(0);
});

test('the order is changed by dragging, by keys, and on a narrow screen', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chosen(page, 'de');
  const grips = order(page).locator('[data-grip]');
  await grips.first().scrollIntoViewIfNeeded();
  const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(2).boundingBox()];
  if (!from || !to) throw new Error('no grips');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['green', 'blue', 'red']);

  const later = page.getByRole('button', { name: 'green.png nach unten verschieben' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('green.png ist jetzt Nummer 2 von 3.')).toBeAttached();
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['blue', 'red', 'green']);

  const boxes = await order(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  for (const side of boxes.flat()) expect(side).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a file that fails is left out of the animation', async ({ warmPage: page }) => {
  await chosen(page);
  const broken = { ...(await picture('red')), name: 'broken.png' };
  await add(page, [{ ...broken, buffer: broken.buffer.subarray(0, broken.buffer.length - 30) }]);
  await expect(rows(page, 'waiting')).toHaveCount(4);
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'failed')).toContainText('broken.png');
  await expect(page.locator('[data-animation=made]')).toContainText('3 pictures');
});

test('each frame of an animation becomes a picture', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await fixtureFile('animated.webp'));
  await page.getByRole('radio', { name: 'Each as a picture' }).check();
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toContainText('3 frames');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download animated.zip' }).click(),
  ]);
  expect(zipNames(readFileSync(await download.path()))).toEqual(['animated-1.jpg', 'animated-2.jpg', 'animated-3.jpg']);
});
