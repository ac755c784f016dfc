import { expect, type Page } from '@playwright/test';
import { test } from './own-device.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';

const rows = (page: Page, status: string) => page.locator(`[data-status=${status}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const keeping = (page: Page) => page.getByRole('checkbox', { name: /^Restore this list after a crash/ });

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => picture(name)));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(keeping(page)).toBeChecked();
}

/**
 * Number of files in the private file system, including metadata files. A file that is still being written is empty and
 * does not count. Undefined if files are deleted while counting.
 */
function cachedFiles(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const count = async (folder: FileSystemDirectoryHandle): Promise<number> => {
      let files = 0;
      const entries = (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values();
      for await (const entry of entries) {
        if (entry.kind === 'directory') files += await count(entry as FileSystemDirectoryHandle);
        else if ((await (entry as FileSystemFileHandle).getFile()).size > 0) files += 1;
      }
      return files;
    };
    return count(await navigator.storage.getDirectory()).catch((error: DOMException) => {
      if (error.name === 'NotFoundError') return undefined;
      throw error;
    });
  });
}

test('every result that a row calls done survives a tab that crashes at once, and the batch goes on', {
  tag: '@promise:kept-batch',
}, async ({ page, context }) => {
  await visit(page, '/en/all-formats');
  await choose(page, 'one.png', 'two.png');
  await page.getByLabel('Convert all to', { exact: true }).selectOption('webp');
  await button(page, 'Convert all').click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await page.goto('chrome://crash').catch(() => {});

  const next = await context.newPage();
  await visit(next, '/en/all-formats');
  await expect(rows(next, 'done')).toHaveCount(2);
  await expect(next.getByText('2 files from earlier have been restored.')).toBeVisible();
  await button(next, 'Compare one.png before and after').click();
  await next.getByRole('dialog').getByText('Details', { exact: true }).click();
  await expect(next.locator('[data-receipt]')).toContainText(/Encoder\s*\S/);
  await next.keyboard.press('Escape');
  await choose(next, 'three.png');
  await button(next, 'Convert all').click();
  await expect(rows(next, 'done')).toHaveCount(3);
  await expect(next.getByRole('link', { name: 'Download three.webp' })).toBeVisible();
});

test('a batch survives a reload, and a second tab has one of its own', { tag: '@core' }, async ({ page, context }) => {
  await visit(page, '/en/all-formats');
  await choose(page, 'one.png');
  await expect.poll(() => cachedFiles(page)).toBe(3);
  const second = await context.newPage();
  await visit(second, '/en/all-formats');
  await choose(second, 'two.png');
  await expect(rows(second, 'waiting')).toHaveCount(1);
  await page.reload();
  await expect(rows(page, 'waiting')).toContainText('one.png');
});

test('a cleared list leaves nothing behind, nor does one of yesterday', { tag: '@promise:kept-batch' }, async ({
  page,
  context,
}) => {
  await visit(page, '/en/all-formats');
  await choose(page, 'one.png');
  await expect.poll(() => cachedFiles(page)).toBe(3);
  await button(page, 'Remove all').click();
  await expect.poll(() => cachedFiles(page)).toBe(1);
  await page.evaluate(async () => {
    const batches = await (await navigator.storage.getDirectory()).getDirectoryHandle('batches');
    const old = await batches.getDirectoryHandle(String(Date.now() - 25 * 60 * 60 * 1000), { create: true });
    const file = await (await old.getFileHandle('file', { create: true })).createWritable();
    await file.write('x');
    await file.close();
  });
  // Any page deletes it.
  const other = await context.newPage();
  await visit(other, '/en');
  await expect.poll(() => cachedFiles(other)).toBe(1);
});

test('one press deletes what is kept, and keeps nothing more', { tag: '@promise:kept-batch' }, async ({ page }) => {
  await visit(page, '/en/all-formats');
  await choose(page, 'one.png');
  await expect.poll(() => cachedFiles(page)).toBe(3);
  await keeping(page).uncheck();
  await expect.poll(() => cachedFiles(page)).toBe(0);
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await visit(page, '/en/all-formats');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('two.png'));
  await expect(keeping(page)).not.toBeChecked();
  expect(await cachedFiles(page)).toBe(0);
});

test('storage that is full is said, and costs nothing', { tag: '@promise:kept-batch' }, async ({ page, site }) => {
  await visit(page, '/en/all-formats');
  const session = await page.context().newCDPSession(page);
  await choose(page, 'one.png');
  await expect.poll(() => cachedFiles(page)).toBe(3);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 100 });
  await choose(page, 'two.png');
  await expect(page.getByText('This device does not have enough space to keep the whole list.')).toBeVisible();
  await button(page, 'Convert all').click();
  await expect(rows(page, 'done')).toHaveCount(2);
});
