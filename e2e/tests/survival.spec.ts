import { expect } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, notices, rows, switchTo } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

test('files and results survive a switch of language', async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png'), await picture('b.png')]);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(2);
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL('/de/png-zu-webp');
  await expect(rows(page, 'done')).toHaveCount(2);
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'a.webp herunterladen' }).click());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test('files and results survive a look at the privacy notice and at another converter', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png'));
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  await page.goBack();
  await expect(rows(page, 'done')).toContainText('a.webp');
  await expect(notices(page)).toContainText('a.png has been converted to WebP.');
  await page.getByRole('navigation').getByRole('link', { name: 'JPG to WebP' }).click();
  await expect(page).toHaveURL('/en/jpg-to-webp');
  await expect(page.locator('[data-status]')).toHaveCount(0);
  await page.goBack();
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download a.webp' }).click());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test('home and png-to-jpg hold the same file', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await picture('a.png'));
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'PNG to JPG' }).click();
  await expect(page).toHaveURL('/en/png-to-jpg');
  await expect(rows(page, 'waiting')).toContainText('a.png');
});

test('a conversion goes on while the visitor looks at another page', async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-webp');
  await choose(page, await picture('large.jpg', { width: 4500, height: 3000 }));
  await convertAll(page);
  await expect(rows(page, 'converting')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  await page.goBack();
  await expect(rows(page, 'done')).toHaveCount(1);
});

test('results that are removed are given back to the browser', {
  tag: ['@core', '@promise:results-in-memory'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    const create = URL.createObjectURL;
    const revoke = URL.revokeObjectURL;
    URL.createObjectURL = (source) => {
      const url = create(source);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revoke(url);
    };
    Object.assign(window, { openUrls: open });
  });
  const openUrls = () => page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size);
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png'));
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  await expect.poll(openUrls).toBe(1);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.poll(openUrls).toBe(0);
});
