import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launch } from '../pages.ts';
import type { Photo } from '../photos.ts';
import { requireJpg, withServer } from './serving.ts';

export interface Visits {
  readonly pages: number;
  readonly byServer: number;
  readonly byBrowser: number;
  /** Time until the last visitor had a picture. */
  readonly milliseconds: number;
}

const visitors = 8;
const site = fileURLToPath(new URL('../../apps/web/dist/site', import.meta.url));
const environment = { CONVERSION_CHILDREN: '2', CONVERSION_SLOTS: '8', SITE_DIR: site };
/** Generous, because all browsers and the server share this machine. */
const patience = 120_000;

/** Opens a real page per visitor; all click the button at the same time, and each must get a JPG. */
export function measureVisitors(photo: Photo): Promise<Visits> {
  return withServer(environment, async ({ origin }) => {
    const browser = await launch();
    try {
      const pages = await Promise.all(
        Array.from({ length: visitors }, async () => {
          const page = await (await browser.newContext()).newPage();
          await choose(page, `${origin}/en`, photo);
          return page;
        }),
      );
      const start = performance.now();
      const where = await Promise.all(pages.map((page) => convertIn(page).catch(() => 'nowhere')));
      return {
        pages: visitors,
        byServer: where.filter((place) => place === 'server').length,
        byBrowser: where.filter((place) => place === 'client').length,
        milliseconds: performance.now() - start,
      };
    } finally {
      await browser.close();
    }
  });
}

async function choose(page: Page, address: string, { name, bytes }: Photo): Promise<void> {
  page.setDefaultTimeout(patience);
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: bytes });
  await page.locator('[data-mode=server]').waitFor();
}

async function convertIn(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Convert to JPG', exact: true }).click();
  const result = page.locator('[data-status=done]');
  await result.waitFor();
  const downloading = page.waitForEvent('download');
  await result.locator('a[download]').click();
  requireJpg(readFileSync(await (await downloading).path()));
  return page.locator('[data-mode]').getAttribute('data-mode');
}
