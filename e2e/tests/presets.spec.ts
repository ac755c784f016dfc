import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, covered, notices, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible } from './expect-accessible.ts';
import type { TestFile } from './files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const radio = (page: Page, name: string) => page.locator('#converter').getByRole('radio', { name, exact: true });
const check = (page: Page) => page.locator('[data-preset-check]');
const convert = (page: Page) => page.getByRole('button', { name: /^Convert (to JPG|again)$/ }).click();

async function photo(name: string, width: number, height: number): Promise<TestFile> {
  const buffer = await imageOf(drawTextured({ width, height })).png({ compressionLevel: 1 }).toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function openPresets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('button', { name: /^Presets/ }).click();
  await expect(page.getByRole('button', { name: 'Save as…' })).toBeVisible();
}

async function savePreset(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as…' }).click();
  await page.getByLabel('Name of the preset').pressSequentially(name);
  await page.keyboard.press('Enter');
}

async function resultOf(page: Page, name: string) {
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: `Download ${name}` }).click());
  const { format, width, height, density } = await sharp(bytes).metadata();
  return { format, width, height, density, bytes: bytes.length };
}

test('a preset makes a file that is checked against it; an own one is there again after a reload', {
  tag: ['@core', '@firefox'],
}, async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  await choose(page, await photo('a.png', 1400, 1050));
  await openPresets(page);
  await radio(page, 'WebP').check();
  await radio(page, 'Email').check();
  await expect(radio(page, 'JPG')).toBeChecked();
  await expect(page.locator('[data-plan]')).toContainText('longest side 1,280 px, at most 1 MB');
  await convert(page);
  const result = await resultOf(page, 'a.jpg');
  expect(result).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  await expect(check(page)).toHaveText(`Meets “Email”: 1,280 × 960 px, ${Math.ceil(result.bytes / 1024)} KB`);

  await radio(page, 'Smallest').check();
  await savePreset(page, ' Shop  small ');
  await expect(page.getByText('“Shop small” is saved on this device.')).toBeVisible();
  await expect(radio(page, 'Shop small')).toBeChecked();
  await page.getByRole('button', { name: 'Back to defaults' }).click();
  await expect(radio(page, 'Shop small')).not.toBeChecked();
  await page.goto('about:blank');
  await visit(page, '/en');
  await choose(page, await photo('b.png', 60, 40));
  await openPresets(page);
  await radio(page, 'Shop small').check();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('50');
  await expect(page.locator('[data-plan]')).toContainText('longest side 1,280 px, at most 1 MB');
});

test('a passport photo has its size and states 300 dpi; a picture that is too small says so', async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en');
  await choose(page, await photo('face.png', 900, 800));
  await openPresets(page);
  await radio(page, 'Passport photo').check();
  await convert(page);
  const result = await resultOf(page, 'face.jpg');
  expect(result).toMatchObject({ format: 'jpeg', width: 413, height: 531, density: 300 });
  await expect(check(page)).toHaveText(/^Meets “Passport photo”: 413 × 531\spx, \d+\sKB$/);
  await choose(page, await photo('tiny.png', 300, 400));
  await convert(page);
  await expect(check(page)).toContainText('the picture is too small. 300 × 386 px instead of 413 × 531');
});

test('on the page for all formats, every row says whether it is what the preset is for', async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en/all-formats');
  const files = [await photo('face.png', 900, 800), await photo('tiny.png', 300, 400)];
  await page.locator('input[type=file]').first().setInputFiles(files);
  await openPresets(page);
  await radio(page, 'Passport photo').check();
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(rows(page, 'done').nth(0)).toContainText('Meets “Passport photo”: 413 × 531 px');
  await expect(rows(page, 'done').nth(1)).toContainText('Does not meet “Passport photo”: the picture is too small.');
});

test('a link brings a preset with its name, ready to be saved', async ({ forgetfulPage: page }) => {
  await visit(page, '/en#options&quality=40&preset=Shop%20%26%20Co.');
  await expect(notices(page)).toContainText('Preset from the link: “Shop & Co.”');
  await expect(notices(page)).toContainText('quality 40');
  await openPresets(page);
  await page.getByRole('button', { name: 'Save as…' }).click();
  await expect(page.getByLabel('Name of the preset')).toHaveValue('Shop & Co.');
  await page.keyboard.press('Enter');
  await expect(radio(page, 'Shop & Co.')).toBeChecked();
  await page.getByRole('button', { name: 'Copy preset link' }).click();
  await expect(page).toHaveURL(/#options&target=jpg&quality=40&preset=Shop%20%26%20Co\.$/);
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('presets are picked, saved, replaced, deleted and restored by keys, and everything can be touched', async ({
    page,
  }) => {
    await visit(page, '/en');
    await page.getByRole('button', { name: 'Options', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Presets/ }).press('Enter');
    await radio(page, 'Web page').press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'Email')).toBeChecked();
    const name = 'Grundstücksverkehrsgenehmigungszuständig';
    const saveAs = dialog.getByRole('button', { name: 'Save as…' });
    await saveAs.press('Enter');
    await page.keyboard.insertText(name);
    await page.keyboard.press('Enter');
    await expect(saveAs).toBeFocused();
    await expect(radio(page, name)).toBeChecked();
    await radio(page, 'Upload form').press('Space');
    await saveAs.press('Enter');
    await page.keyboard.insertText(name.toUpperCase());
    await expect(dialog.getByText('already exists and will be replaced')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(radio(page, name.toUpperCase())).toBeChecked();
    await expect(radio(page, name)).toHaveCount(0);
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    const sizes = await dialog
      .locator('button, label:has([type=radio])')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await covered(page, 'dialog')).toEqual([]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete preset' }).press('Enter');
    await expect(saveAs).toBeFocused();
    await expect(dialog.getByText('has been deleted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(radio(page, name.toUpperCase())).toBeChecked();
  });

  test('a device that keeps nothing says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit(page, '/en');
    await openPresets(page);
    await savePreset(page, 'Shop');
    await expect(page.getByText('The preset could not be saved')).toBeVisible();
    await expect(radio(page, 'Shop')).toHaveCount(0);
  });
});
