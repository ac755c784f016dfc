import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { distanceFromPicture, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { orientedPng, turned } from '@image-converter/corpus/fixtures/oriented';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, rows } from './converter-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { TestFile } from './files.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const figure = (page: Page) => page.getByRole('figure', { name: 'Before and after' });
const divider = (page: Page) => figure(page).getByRole('slider', { name: /^Divider/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Before and after' });
const side = (page: Page, shows: 'original' | 'result') => figure(page).locator(`canvas[data-shows=${shows}]`);

/** Colour and alpha in the middle of a canvas. */
function middleOf(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element: HTMLCanvasElement) => [
    ...(element.getContext('2d')?.getImageData(element.width / 2, element.height / 2, 1, 1).data ?? []),
  ]);
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(Math.max(...expected.map((value, at) => Math.abs(value - (found[at] ?? -255))))).toBeLessThan(4);
}

async function convertOnHome(page: Page, file: TestFile): Promise<void> {
  await visit(page, '/en');
  await choose(page, file);
  await convertAll(page);
  await expectBoth(page);
}

async function expectBoth(page: Page): Promise<void> {
  for (const shows of ['original', 'result'] as const) await expect(side(page, shows)).toBeVisible();
}

test('the only picture is shown before and after, each side with its own pixels', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  await convertOnHome(page, await picture('a.png', { width: 600, height: 400 }));
  expectClose(await middleOf(side(page, 'original')), [200, 40, 90, 128]);
  expectClose(await middleOf(side(page, 'result')), [227, 147, 172, 255]);
  await expect(figure(page)).toContainText('Original');
  await expect(figure(page)).toContainText('Result');
});

test('the divider in the page follows keys and the pointer', async ({ warmPage: page }) => {
  await convertOnHome(page, await picture('a.png', { width: 600, height: 400 }));
  const expectDivider = async (percent: number) => {
    await expect.poll(async () => Number(await divider(page).inputValue())).toBeCloseTo(percent, 0);
    const clip = await side(page, 'result').evaluate(({ style }) => style.clipPath);
    expect(Number(clip.match(/([\d.]+)%?\)$/)?.[1])).toBeCloseTo(percent, 0);
  };
  await expectDivider(50);
  await divider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectDivider(51);
  await page.keyboard.press('Home');
  await expectDivider(0);
  await figure(page).scrollIntoViewIfNeeded();
  const box = await figure(page).boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
  await page.mouse.down();
  await expectDivider(25);
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
  await page.mouse.up();
  await expectDivider(75);
});

test('the wheel scrolls the page over the picture until it is zoomed', async ({ warmPage: page }) => {
  await convertOnHome(page, await picture('a.png', { width: 1200, height: 800 }));
  await figure(page).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  await figure(page).hover();
  const before = await scrolled();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await figure(page).getByRole('button', { name: 'Zoom in' }).click();
  const scale = figure(page).getByRole('button', { name: /%$/ });
  const text = await scale.textContent();
  const after = await scrolled();
  await figure(page).hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, -40);
  await expect(scale).not.toHaveText(text ?? '');
  expect(await scrolled()).toBe(after);
});

/** A portrait photo that the camera stored lying on its side. */
const portrait = { width: 480, height: 640 };
const onItsSide = 6;

async function faultOf(canvas: Locator): Promise<string | undefined> {
  const png = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL().split(',')[1] ?? '');
  const trimmed = await sharp(Buffer.from(png, 'base64')).trim({ background: '#0000', threshold: 1 }).png().toBuffer();
  const shown = await pixelsOf(trimmed);
  const ratio = shown.width / shown.height / (portrait.width / portrait.height);
  if (Math.abs(ratio - 1) > 0.05) return `is ${shown.width} × ${shown.height}`;
  const distance = distanceFromPicture(shown);
  return distance > 12 ? `is ${distance} off` : undefined;
}

test('a portrait photo of a phone is upright on both sides', {
  tag: ['@core', '@firefox', '@promise:upright'],
}, async ({ warmPage: page }) => {
  const stored = turned(drawPicture(portrait), onItsSide);
  const photo = await imageOf(stored).withMetadata({ orientation: onItsSide }).jpeg({ quality: 95 }).toBuffer();
  await visit(page, '/en/jpg-to-webp');
  await choose(page, { name: 'photo.jpg', mimeType: '', buffer: photo });
  await convertAll(page);
  await expectBoth(page);
  for (const shows of ['original', 'result'] as const) expect(await faultOf(side(page, shows))).toBeUndefined();
  // Not every browser turns a PNG.
  await convertOnHome(page, {
    name: 'turned.png',
    mimeType: '',
    buffer: Buffer.from(orientedPng(stored, onItsSide)),
  });
  for (const shows of ['original', 'result'] as const) expect(await faultOf(side(page, shows))).toBeUndefined();
});

test('a file that no browser shows is seen next to its result', async ({ warmPage: page }) => {
  const create = { width: 80, height: 60, channels: 3, background: '#a24' } as const;
  const tiff = sharp({ create }).tiff({ compression: 'lzw' });
  await convertOnHome(page, { name: 'scan.tif', mimeType: 'image/tiff', buffer: await tiff.toBuffer() });
  expect(await middleOf(side(page, 'original'))).toEqual([0xaa, 0x22, 0x44, 255]);
});

test('zooming shows the same pixels, as the engine decodes them', async ({ warmPage: page }) => {
  await convertOnHome(page, await picture('a.png', { width: 600, height: 400 }));
  const opened = page.waitForEvent('worker');
  await figure(page).getByRole('button', { name: 'Zoom in' }).click();
  await opened;
  expectClose(await middleOf(side(page, 'original')), [200, 40, 90, 128]);
  expectClose(await middleOf(side(page, 'result')), [227, 147, 172, 255]);
});

test('on a wide page, comparing shows another row in the page', async ({ warmPage: page }) => {
  const plain = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await visit(page, '/en/png-to-webp');
  await choose(page, [await plain('a.png', '#c00'), await plain('b.png', '#00c')]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect.poll(() => middleOf(side(page, 'original'))).toEqual([204, 0, 0, 255]);
  await page.getByRole('button', { name: 'Compare b.png before and after' }).click();
  await expect.poll(() => middleOf(side(page, 'original'))).toEqual([0, 0, 204, 255]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(figure(page)).toHaveCount(1);
});

test('on a phone, comparing opens the whole screen', { tag: '@core' }, async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png'), await picture('b.png')]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(figure(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare b.png before and after' }).click();
  await expect(dialog(page).locator('canvas[data-shows=result]')).toBeVisible();
});

test('what is no picture is a large mark', async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-pdf');
  await choose(page, await picture('a.jpg'));
  await convertAll(page);
  await expect(page.getByRole('figure', { name: 'a.jpg' })).toHaveText('PDF');
});

test('while it is converted, the only picture turns from grey to colour', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await picture('large.png', { width: 6000, height: 5000 }));
  await expect(rows(page, 'waiting').locator('canvas')).toBeVisible();
  await convertAll(page);
  const converting = page.getByRole('figure', { name: 'large.png' });
  await expect(converting.locator('canvas[data-shows="original in grey"]')).toBeAttached();
  await expect(side(page, 'result')).toBeVisible();
});

test('axe finds nothing in the picture of the page', async ({ page }) => {
  await convertOnHome(page, await picture('a.png', { width: 600, height: 400 }));
  await expectAccessible(page, '#converter');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, '#converter');
});
