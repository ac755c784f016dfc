import { iccSpace } from '@image-converter/codecs/colour/icc';
import { lookScore } from '@image-converter/codecs/look/score';
import { rgbaOfRgb } from '@image-converter/codecs/rgba';
import { wideFile, widePicture, wideProfiles } from '@image-converter/corpus/fixtures/wide';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { TestFile } from './files.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** Noise, which no codec compresses well: at a lower quality, its JPG is far smaller than at 90. */
async function noisy(name: string, quality: number): Promise<TestFile> {
  const noise = sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  return { name, mimeType: 'image/jpeg', buffer: await noise.jpeg({ quality }).toBuffer() };
}

const view = (page: Page) => page.getByRole('dialog', { name: 'Before and after' });
const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' });
const divider = (page: Page) => view(page).getByRole('slider', { name: /^Divider/ });
const shown = (page: Page) => view(page).locator('canvas').nth(1);

async function openView(page: Page): Promise<void> {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, await noisy('noise.jpg', 40));
  await convertAll(page);
  await fullScreen(page).click();
  await expect(shown(page)).toHaveAttribute('data-shows', 'result');
}

test('a result that is larger says so, and one press makes it smaller', async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, await noisy('noise.jpg', 40));
  await convertAll(page);
  const row = rows(page, 'done');
  await expect(row).toContainText('Larger than the original.');
  const before = await sizeOfResult(page);
  await row.getByRole('button', { name: /^Convert again at quality \d+$/ }).click();
  await expect.poll(() => sizeOfResult(page)).toBeLessThan(before);
  await expect(page.locator('#converter button.button')).toBeFocused();
});

test('the original of a result that is larger can be kept, and the result be wanted after all', async ({
  warmPage: page,
}) => {
  await visit(page, '/en/jpg-to-png');
  const file = await noisy('noise.jpg', 40);
  await choose(page, file);
  await convertAll(page);
  const row = rows(page, 'done');
  await expect(row).toContainText('PNG keeps every pixel exactly');
  await row.getByRole('button', { name: 'Keep the original' }).click();
  await expect(row).toContainText('The original, unchanged');
  const { name, bytes } = await downloaded(page, () => row.getByRole('link', { name: 'Download noise.jpg' }).click());
  expect(name).toBe('noise.jpg');
  expect(bytes.equals(file.buffer)).toBe(true);
  await row.getByRole('button', { name: 'Convert to PNG after all' }).click();
  await expect(row.getByRole('link', { name: 'Download noise.png' })).toBeVisible();
});

test('a drawing without loss is offered to stay so', async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  // Few colours in a fine pattern: PNG compresses it well, a lossy codec does not.
  const raw = Buffer.from(
    Array.from({ length: 400 * 300 }, (_, at) => (((at % 400) * Math.floor(at / 400)) % 7 > 3 ? 255 : 0)),
  );
  const buffer = await sharp(raw, { raw: { width: 400, height: 300, channels: 1 } })
    .png({ palette: true })
    .toBuffer();
  await choose(page, { name: 'pattern.png', mimeType: 'image/png', buffer });
  await convertAll(page);
  await rows(page, 'done').getByRole('button', { name: 'Convert again losslessly' }).click();
  await expect(rows(page, 'done')).toContainText('smaller');
});

/** The size shown in the row, in KB. */
async function sizeOfResult(page: Page): Promise<number> {
  const text = (await rows(page, 'done').textContent()) ?? '';
  const [, figure, unit] = text.match(/→ ([\d.]+)\s(KB|MB)/) ?? [];
  return Number(figure) * (unit === 'MB' ? 1024 : 1);
}

test('the view shows both pictures, and the divider follows keys and the pointer', async ({ warmPage: page }) => {
  await openView(page);
  await expect(view(page)).toContainText('Original');
  await expectDivider(page, 50);
  await divider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectDivider(page, 51);
  await page.keyboard.press('Home');
  await expectDivider(page, 0);
  const box = await view(page)
    .getByRole('group', { name: /^Picture:/ })
    .boundingBox();
  if (!box) throw new Error('no surface');
  await page.mouse.move(box.x + box.width * 0.25, box.y + 20);
  await page.mouse.down();
  await expectDivider(page, 25);
  await page.mouse.move(box.x + box.width * 0.75, box.y + 20);
  await page.mouse.up();
  await expectDivider(page, 75);
});

/** The clip follows the input, to a pixel. */
async function expectDivider(page: Page, percent: number): Promise<void> {
  await expect.poll(async () => Number(await divider(page).inputValue())).toBeCloseTo(percent, 0);
  const [, clipped] = (await shown(page).evaluate(({ style }) => style.clipPath)).match(/([\d.]+)%?\)$/) ?? [];
  expect(Number(clipped)).toBeCloseTo(percent, 0);
}

test('the divider is moved by its handle, and a picture of which only a part is seen by the rest', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  await openView(page);
  await zoomIn(page);
  const box = await view(page)
    .getByRole('group', { name: /^Picture:/ })
    .boundingBox();
  if (!box) throw new Error('no surface');
  const drag = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  const seen = () => shown(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await seen();
  await drag(0.5, 0.7);
  await expectDivider(page, 70);
  expect(await seen()).toBe(before);
  await drag(0.3, 0.5);
  await expect.poll(seen).not.toBe(before);
  await expectDivider(page, 70);
});

/** Until only a part of the picture is seen. */
async function zoomIn(page: Page): Promise<void> {
  await view(page).getByRole('button', { name: 'Zoom in' }).dblclick();
  await expect(view(page).getByRole('button', { name: '800%', exact: true })).toBeVisible();
}

test('the view zooms to pixels, and moves', async ({ warmPage: page }) => {
  await openView(page);
  const zoom = (name: string) => view(page).getByRole('button', { name, exact: true });
  await zoom('Fit').click();
  await expect(zoom('100%')).toBeVisible();
  await expect(zoom('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await zoom('100%').click();
  await expect(zoom('Fit')).toBeVisible();
  await zoomIn(page);
  const seen = () =>
    shown(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length + canvas.toDataURL());
  const before = await seen();
  await view(page)
    .getByRole('group', { name: /^Picture:/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).not.toBe(before);
});

test('a small picture is enlarged, and the handle of the divider does not hide it', async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('icon.png', { width: 16, height: 16 }));
  await convertAll(page);
  await fullScreen(page).click();
  await expect(shown(page)).toHaveAttribute('data-shows', 'result');
  const drawn = () => shown(page).evaluate(drawnBox);
  expect((await drawn()).height).toBeGreaterThan(200);
  await view(page).getByRole('button', { name: 'Fit' }).click();
  await expect.poll(async () => (await drawn()).height).toBe(16);
  const handle = await view(page).locator('[data-divider] svg').locator('..').boundingBox();
  expect((await drawn()).bottom).toBeLessThan(handle?.y ?? 0);
});

/** Runs in the page: height and lower end of what a canvas shows, on a screen with one pixel per pixel. */
function drawnBox(canvas: HTMLCanvasElement): { height: number; bottom: number } {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const rows = Array.from({ length: canvas.height }, (_, y) => y).filter((y) =>
    data.subarray(y * canvas.width * 4, (y + 1) * canvas.width * 4).some((value) => value > 0),
  );
  const last = rows.at(-1) ?? 0;
  return { height: rows.length, bottom: canvas.getBoundingClientRect().top + last + 1 };
}

test('another quality is seen at once, first of the part in sight, measured, and used', { tag: '@core' }, async ({
  warmPage: page,
}) => {
  await openView(page);
  const before = await sizeOfResult(page);
  await page.evaluate(() => {
    const canvas = document.querySelectorAll('dialog canvas')[1] as HTMLCanvasElement;
    const all: string[] = [];
    Object.assign(window, { all });
    new MutationObserver(() => all.push(canvas.dataset.shows ?? '')).observe(canvas, {
      attributeFilter: ['data-shows'],
    });
  });
  await view(page).getByRole('slider', { name: 'Quality' }).fill('30');
  await expect(shown(page)).toHaveAttribute('data-shows', 'exact 30');
  expect(await page.evaluate(() => (window as unknown as { all: string[] }).all)).toContain('sample 30');
  await expect(view(page)).not.toContainText('measuring');
  await view(page).getByRole('button', { name: 'Use quality 30' }).click();
  await expect(view(page)).toHaveCount(0);
  await expect.poll(() => sizeOfResult(page)).toBeLessThan(before);
  await expect(fullScreen(page)).toBeFocused();
});

test('on the page for all formats, too, the focus stays in its row when another quality is used', async ({
  warmPage: page,
}) => {
  await visit(page, '/en/all-formats');
  await page
    .locator('#converter input[type=file]')
    .first()
    .setInputFiles(await noisy('noise.jpg', 40));
  await page.getByLabel('Convert all to').selectOption('WebP');
  await convertAll(page);
  const compare = page.getByRole('button', { name: 'Compare noise.jpg before and after' });
  await compare.click();
  await view(page).getByRole('slider', { name: 'Quality' }).fill('30');
  const before = await sizeOfResult(page);
  await view(page).getByRole('button', { name: 'Use quality 30' }).click();
  await expect.poll(() => sizeOfResult(page)).toBeLessThan(before);
  await expect(compare).toBeFocused();
});

test('axe finds nothing in the view, from which Escape leads back, nor in a row that is unfolded', async ({
  warmPage: page,
}) => {
  await openView(page);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(view(page)).toHaveCount(0);
  await expect(fullScreen(page)).toBeFocused();
  await page.getByRole('button', { name: 'Details: what was done to noise.jpg' }).click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expectAccessible(page, '#converter');
});

test('where there is room, a row is compared in the page first, and then on the whole screen', async ({
  warmPage: page,
}) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, [await noisy('a.jpg', 80), await noisy('b.jpg', 80)]);
  await convertAll(page);
  const marked = page.locator('[data-status][aria-current]');
  await expect(marked).toContainText('a.webp');
  const compare = page.getByRole('button', { name: 'Compare b.jpg before and after' });
  await compare.click();
  await expect(marked).toContainText('b.webp');
  await expect(view(page)).toHaveCount(0);
  await compare.click();
  await expect(shown(page)).toHaveAttribute('data-shows', 'result');
});

test('a receipt says what was done, and that nothing was sent', {
  tag: ['@core', '@firefox', '@promise:receipt'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, await noisy('noise.jpg', 40));
  await convertAll(page);
  await page.getByRole('button', { name: 'Details: what was done to noise.jpg' }).click();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText(/Original\s*JPG, .* 320\s×\s240 pixels/);
  await expect(receipt).toContainText(/Quality\s*90 of 100/);
  await expect(receipt).toContainText(/Uploaded\s*nothing/);
});

test('a receipt scores wide colours that were kept as what they look like', async ({ forgetfulPage: page }) => {
  await visit(page, '/en/png-to-webp#options&colourSpace=original&quality=60');
  await choose(page, { name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(await wideFile('adobe-rgb.png')) });
  await convertAll(page);
  await page.getByRole('button', { name: 'Details: what was done to wide.png' }).click();
  const said = /Similarity\D*(\d[\d.]*)/;
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText(said);
  const [, score] = said.exec((await receipt.textContent()) ?? '') ?? [];
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download wide.webp' }).click());
  const asStored = await sharp(bytes, { ignoreIcc: true }).removeAlpha().raw().toBuffer();
  const seen = (rgb: Uint8Array) => {
    return { ...widePicture(), data: rgbaOfRgb(rgb), space: iccSpace(wideProfiles.adobeRgb) };
  };
  expect(Math.abs(lookScore(seen(widePicture().data), seen(asStored)) - Number(score))).toBeLessThan(0.5);
});

test('the receipts of all files go into the ZIP if that is wanted', { tag: '@promise:receipt' }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, [await noisy('a.jpg', 80), await noisy('b.jpg', 80)]);
  await convertAll(page);
  await page.getByRole('button', { name: 'Details: what was done to a.jpg' }).click();
  await page.getByRole('checkbox', { name: /receipt\.json/ }).check();
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  const text = bytes.toString('latin1');
  expect(text).toContain('receipt.json');
  expect(text.match(/"bytesSent": 0/g)).toHaveLength(2);
});

test('many results that are larger are dealt with in one press', async ({ warmPage: page }) => {
  await visit(page, '/en/all-formats');
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles([await noisy('a.jpg', 40), await noisy('b.jpg', 40)]);
  await page.getByRole('combobox', { name: 'Convert all to' }).selectOption('webp');
  await convertAll(page);
  await expect(page.locator('[data-larger]')).toContainText('2 results are larger than the original');
  await page.getByRole('button', { name: 'Convert again, smaller' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await page.getByRole('button', { name: 'Compare a.jpg before and after' }).click();
  await expect(shown(page)).toHaveAttribute('data-shows', 'result');
});
