import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { choose, convertAll, rows } from './converter-page.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** What the visitor could paste now. */
async function clipboard(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bytes = new Uint8Array(await ((await item?.getType('image/png')) ?? new Blob()).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return Buffer.from(base64, 'base64');
}

test('a result can be copied, and the page says that it is copied as a PNG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/en');
  await choose(page, await picture('a.png'));
  await convertAll(page);
  const row = rows(page, 'done');
  await row.getByRole('button', { name: 'Copy as PNG: a.jpg' }).click();
  await expect(row.getByRole('button', { name: 'Copied as PNG' })).toBeVisible();
  const { format, width, height } = await sharp(await clipboard(page)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...(await sizeOf(page)) });
});

/** Of the result in the row. */
async function sizeOf(page: Page): Promise<{ width: number; height: number }> {
  return rows(page, 'done')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => ({ width: image.naturalWidth, height: image.naturalHeight }));
}

for (const path of ['/en/png-to-jpg', `${addresses.browserOnly}/en/all-formats`])
  test(`the picture of a row can be dragged out of ${path}, and is not taken for a new file`, async ({ page }) => {
    await visit(page, path);
    await page
      .locator('#converter input[type=file]')
      .first()
      .setInputFiles(await picture('a.png'));
    await convertAll(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener('dragstart', ({ dataTransfer }) => seen.push(dataTransfer?.getData('DownloadURL') ?? ''));
    });
    const handle = rows(page, 'done').locator('[draggable=true]').first();
    await handle.hover();
    const box = await handle.boundingBox();
    if (!box) throw new Error('nothing to drag');
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 60, { steps: 5 });
    await page.mouse.up();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([expect.stringMatching(/^image\/jpeg:a\.jpg:blob:/)]);
    await expect(rows(page, 'done')).toHaveCount(1);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  test('all results are shared at once, or one of them, and a refusal is said', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[][] = [];
      const share = async ({ files = [] }: ShareData) => {
        shared.push(files.map(({ name, type }) => `${name} ${type}`));
        if (shared.length > 2) throw new DOMException('', 'NotAllowedError');
      };
      Object.assign(window, { shared });
      Object.defineProperties(navigator, { share: { value: share }, canShare: { value: () => true } });
    });
    await visit(page, '/en/png-to-webp');
    await choose(page, [await picture('a.png'), await picture('b.png')]);
    await convertAll(page);
    const shareAll = page.getByRole('button', { name: 'Share', exact: true }).first();
    await shareAll.tap();
    await page.getByRole('button', { name: /^Details: .*b\.png/ }).tap();
    await rows(page, 'done').nth(1).getByRole('button', { name: 'Share' }).tap();
    await shareAll.tap();
    await expect(page.getByText('This browser does not share these files')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shared: string[][] }).shared)).toEqual([
      ['a.webp image/webp', 'b.webp image/webp'],
      ['b.webp image/webp'],
      ['a.webp image/webp', 'b.webp image/webp'],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
