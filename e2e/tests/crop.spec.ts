import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { TestFile } from './files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const colours = { red: [230, 20, 20], green: [20, 180, 20], blue: [20, 20, 230], yellow: [230, 230, 20] } as const;
type Colour = keyof typeof colours;

/** A quarter of each colour: red and green above blue and yellow. */
async function quarters(name: string, { width, height } = { width: 600, height: 400 }): Promise<TestFile> {
  const rgb = Array.from({ length: width * height }, (_, at) => {
    const [isRight, isLow] = [at % width >= width / 2, Math.floor(at / width) >= height / 2];
    return colours[isLow ? (isRight ? 'yellow' : 'blue') : isRight ? 'green' : 'red'];
  });
  const image = sharp(Uint8Array.from(rgb.flat()), { raw: { width, height, channels: 3 } });
  const isJpg = name.endsWith('jpg');
  const buffer = await (isJpg ? image.jpeg({ quality: 95 }) : image.webp({ lossless: true })).toBuffer();
  return { name, mimeType: '', buffer };
}

/** Size and colours of a downloaded picture. */
async function seenIn(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour | undefined => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    const isClose = (colour: Colour) => {
      const [red, green, blue] = colours[colour];
      return Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue)) < 40;
    };
    return (Object.keys(colours) as Colour[]).find(isClose);
  };
  return { size: [info.width, info.height], at };
}

const editor = (page: Page) => page.getByRole('dialog', { name: 'Crop & rotate' });
const grip = (page: Page, name: string | RegExp) => editor(page).getByRole('slider', { name });
const size = (page: Page) => editor(page).locator('[data-size]');
const press = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true }).click();

async function openEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Crop & rotate ${name}` }).click();
  await expect(grip(page, 'Left edge')).toBeVisible();
}

/** In pixels of the picture, which a screen of this size shows unscaled. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

async function resultOf(page: Page, name: string) {
  const link = page.getByRole('link', { name: `Download ${name}` });
  return seenIn((await downloaded(page, () => link.click())).bytes);
}

test('a picture is cropped by dragging, turned and converted, to the pixel', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en/webp-to-png');
  await choose(page, await quarters('a.webp'));
  await openEditor(page, 'a.webp');
  await expect(size(page)).toHaveText('600 × 400 px');
  await drag(page, grip(page, 'Top left corner'), { x: 150, y: 100 });
  await expect(size(page)).toHaveText('450 × 300 px');
  await press(page, 'Rotate right');
  await expect(size(page)).toHaveText('300 × 450 px');
  await press(page, 'Apply');
  await expect(editor(page)).toBeHidden();
  await convertAll(page);
  await expect(rows(page, 'done')).toBeVisible();
  const { size: result, at } = await resultOf(page, 'a.png');
  expect(result).toEqual([300, 450]);
  // The lower half is on the left now, with 200 rows; 150 columns of the left half are above.
  expect([at(0, 0), at(199, 149), at(200, 0), at(299, 149)]).toEqual(['blue', 'blue', 'red', 'red']);
  expect([at(0, 150), at(199, 449), at(200, 150), at(299, 449)]).toEqual(['yellow', 'yellow', 'green', 'green']);
});

test('handles follow the arrow keys, and every step can be undone', async ({ warmPage: page }) => {
  await visit(page, '/en/webp-to-png');
  await choose(page, await quarters('a.webp'));
  await openEditor(page, 'a.webp');
  await grip(page, 'Left edge').focus();
  await page.keyboard.press('ArrowRight');
  await expect(size(page)).toHaveText('597 × 400 px');
  await expect(grip(page, 'Left edge')).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(size(page)).toHaveText('567 × 400 px');
  await expect(grip(page, 'Left edge')).toHaveAttribute('aria-valuetext', /^567\s×\s400\spx$/);
  await grip(page, /^Selection/).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(grip(page, /^Selection/)).toHaveAttribute('aria-valuetext', /^3\spx from the left, 0\spx from the top$/);
  await press(page, 'Undo');
  await page.keyboard.press('Control+z');
  await expect(size(page)).toHaveText('597 × 400 px');
  await press(page, 'Flip vertically');
  await press(page, 'Reset');
  await expect(size(page)).toHaveText('600 × 400 px');
  await press(page, 'Undo');
  await expect(size(page)).toHaveText('597 × 400 px');
  await press(page, 'Cancel');
  await convertAll(page);
  expect((await resultOf(page, 'a.png')).size).toEqual([600, 400]);
});

test('a ratio and a place are the same for all files', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/en/webp-to-png');
  await choose(page, [await quarters('a.webp'), await quarters('b.webp', { width: 300, height: 300 })]);
  await openEditor(page, 'a.webp');
  await editor(page).getByRole('radio', { name: '1:1' }).check();
  await expect(size(page)).toHaveText('400 × 400 px');
  await drag(page, grip(page, 'Bottom right corner'), { x: -200, y: -200 });
  await expect(size(page)).toHaveText('200 × 200 px');
  await editor(page).getByRole('checkbox', { name: 'Same for all files' }).check();
  await press(page, 'Apply');
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  const a = await resultOf(page, 'a.png');
  expect(a.size).toEqual([200, 200]);
  const b = await resultOf(page, 'b.png');
  // Half of the largest square, around a third of the width and a quarter of the height.
  expect(b.size).toEqual([150, 150]);
  expect([b.at(124, 0), b.at(125, 149)]).toEqual(['red', 'green']);
});

test('a typed ratio holds', async ({ warmPage: page }) => {
  await visit(page, '/en/webp-to-png');
  await choose(page, await quarters('a.webp'));
  await openEditor(page, 'a.webp');
  await editor(page).getByRole('radio', { name: 'Width × height' }).check();
  await editor(page).getByRole('textbox', { name: 'Width of the ratio' }).fill('2');
  await editor(page).getByRole('textbox', { name: 'Height of the ratio' }).fill('1');
  await expect(size(page)).toHaveText('600 × 300 px');
});

test('a result is flipped in the view, before and after, and converted again', {
  tag: '@firefox',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/webp-to-png');
  await choose(page, await quarters('a.webp'));
  await convertAll(page);
  const figure = page.getByRole('figure', { name: 'Before and after' });
  await figure.getByRole('button', { name: 'Crop & rotate a.webp' }).click();
  await press(page, 'Flip horizontally');
  await press(page, 'Apply and convert again');
  await expect(rows(page, 'done')).toBeVisible();
  const { at } = await resultOf(page, 'a.png');
  expect([at(0, 0), at(599, 0), at(0, 399), at(599, 399)]).toEqual(['green', 'red', 'yellow', 'blue']);
  for (const shows of ['original', 'result']) {
    const canvas = figure.locator(`canvas[data-shows=${shows}]`);
    // Left of the middle, and above it.
    const colour = () =>
      canvas.evaluate((element: HTMLCanvasElement) => [
        ...(element.getContext('2d')?.getImageData(element.width / 2 - 40, element.height / 2 - 40, 1, 1).data ?? []),
      ]);
    await expect.poll(colour, shows).toEqual([...colours.green, 255]);
  }
});

test('a JPG that is only turned loses nothing, and its row says so', { tag: '@firefox' }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en');
  await choose(page, await quarters('a.jpg', { width: 640, height: 480 }));
  await openEditor(page, 'a.jpg');
  await press(page, 'Rotate left');
  await press(page, 'Apply');
  await convertAll(page);
  await expect(rows(page, 'done')).toContainText('Without loss');
  const { size: result, at } = await resultOf(page, 'a.jpg');
  expect(result).toEqual([480, 640]);
  expect([at(5, 5), at(475, 5), at(5, 635), at(475, 635)]).toEqual(['green', 'yellow', 'red', 'blue']);
});

test('a phone has room for the picture and every control', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 320, height: 568 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await visit(page, '/de/webp-zu-png');
  await choose(page, [await quarters('a.webp'), await quarters('b.webp')]);
  await page.getByRole('button', { name: 'a.webp zuschneiden & drehen' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Zuschneiden & drehen' });
  const corner = dialog.getByRole('slider', { name: 'Ecke unten rechts' });
  await expect(corner).toBeVisible();
  await expectAccessible(page);
  const [box, frame] = [await corner.boundingBox(), await dialog.locator('[data-frame]').boundingBox()];
  if (!box || !frame) throw new Error('no frame');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch('touchStart', x, y);
  await touch('touchMove', x - frame.width / 4, y);
  await touch('touchMove', x - frame.width / 2, y);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(dialog.locator('[data-size]')).toHaveText(/^(299|300|301)\s×\s400\spx$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
