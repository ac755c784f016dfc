import { expect, type Page } from '@playwright/test';
import { startMoodySite } from './unreliable-site.ts';
import { test as base } from './warm-page.ts';

export type Site = Awaited<ReturnType<typeof startMoodySite>>;

/**
 * Each test gets its own browser and its own site, because both keep state. Only these tests allow the service worker.
 */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
  site: async ({}, use) => {
    const site = await startMoodySite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
  serviceWorkers: 'allow',
});

/** Waits until these parts of the site are cached. */
export async function untilCached(page: Page, ...parts: readonly string[]): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const marks = await (await caches.open('kept-parts')).keys();
      return marks.map(({ url }) => new URL(url).pathname.slice(1));
    });
  await expect.poll(kept).toEqual(expect.arrayContaining(['site', ...parts]));
  // The worker takes control only after caching them.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function goOffline(page: Page, site: Site): Promise<void> {
  site.mood.isDown = true;
  await setOffline(page, true);
}

export async function goOnline(page: Page, site: Site): Promise<void> {
  site.mood.isDown = false;
  await setOffline(page, false);
}

/** Playwright cannot set Firefox offline; there, only the site is down. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'chromium') await page.context().setOffline(isOffline);
}
