import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

export interface Downloaded {
  name: string;
  bytes: Buffer;
}

/** Firefox's download folder, one per worker. */
export const downloadsFolder = fileURLToPath(
  new URL(`../.cache/downloads/${process.env.TEST_PARALLEL_INDEX}`, import.meta.url),
);

/** The file that the visitor downloads by this click. */
export function downloaded(page: Page, press: () => Promise<void>): Promise<Downloaded> {
  return test.info().project.use.browserName === 'firefox' ? saved(press) : announced(page, press);
}

async function announced(page: Page, press: () => Promise<void>): Promise<Downloaded> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Firefox saves the file, but Playwright gets no download event. */
async function saved(press: () => Promise<void>): Promise<Downloaded> {
  rmSync(downloadsFolder, { recursive: true, force: true });
  mkdirSync(downloadsFolder, { recursive: true });
  await press();
  const sizes = () => readdirSync(downloadsFolder).map((name) => statSync(join(downloadsFolder, name)).size > 0);
  await expect.poll(sizes, 'one file, written').toEqual([true]);
  const [name = ''] = readdirSync(downloadsFolder);
  return { name, bytes: readFileSync(join(downloadsFolder, name)) };
}
