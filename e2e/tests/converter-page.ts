import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { TestFile } from './files.ts';

/** Actions of tests on a page with a converter. */

export function onDisk(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return path;
}

export const choose = (page: Page, files: TestFile | TestFile[]) =>
  page.locator('input[type=file]').setInputFiles(files);
/** The label to choose files with: the light table, or the row below the files. */
export const zone = (page: Page) => page.locator('#converter label').filter({ has: page.locator('input[type=file]') });
export const rows = (page: Page, status: 'waiting' | 'converting' | 'done' | 'failed') =>
  page.locator(`[data-status=${status}]`);
export const notices = (page: Page) => page.locator('#converter [data-tone]');
export const convertAll = (page: Page) => page.getByRole('button', { name: /^(Convert all|Convert to JPG)$/ }).click();

/** Beside the menu of conversions. */
export const languageMenu = (page: Page) => page.locator('header details:has([hreflang])');

export async function switchTo(page: Page, language: string): Promise<void> {
  await languageMenu(page).locator('summary').click();
  await languageMenu(page).getByRole('link', { name: language }).click();
}

/** Simulates a drop anywhere on the page: a drop event with the files in its data transfer. */
export async function drop(page: Page, files: TestFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer: transfer });
  await page.dispatchEvent('footer', 'drop', { dataTransfer: transfer });
}

/** Buttons and links in a part of the page that cannot be clicked because something else covers them. */
export async function covered(page: Page, part = 'body'): Promise<string[]> {
  await expect(page.locator('#converter')).toBeVisible();
  return page.locator(part).evaluate((within) =>
    [...within.querySelectorAll<HTMLElement>('button, a[href], label')].flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('details:not([open])')) return [];
      // The first line of a link that wraps.
      const [box] = element.getClientRects();
      if (!box || box.width <= 1) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit && (element.contains(hit) || hit.contains(element)) ? [] : [element.textContent ?? ''];
    }),
  );
}
