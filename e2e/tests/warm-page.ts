import { test as base, expect, type Page } from '@playwright/test';

interface WarmPages {
  openWarmPage: () => Promise<Page>;
  /** The same for all tests of a worker that do no more than look at what they opened. */
  sharedPage: Page;
}

/**
 * Pages in a browser that has been here before and has the scripts in its cache, without which a visit takes more than
 * twice as long. All tests of a worker share it, so one that leaves something in it, sets it up in another way or asks
 * what has to be downloaded takes `page` instead, whose browser is its own.
 */
export const test = base.extend<{ warmPage: Page }, WarmPages>({
  openWarmPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '' } = project.use;
      // What is not said here is as the first test that asks for it has its own page.
      const context = await browser.newContext({
        baseURL,
        locale,
        javaScriptEnabled: true,
        viewport: { width: 1280, height: 720 },
      });
      await use(() => context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: [async ({ openWarmPage }, use) => use(await openWarmPage()), { scope: 'worker' }],
  warmPage: async ({ openWarmPage }, use) => {
    const page = await openWarmPage();
    await use(page);
    expect(await keptIn(page), 'what a test leaves to the next one').toEqual([]);
    await page.close();
  },
});

async function keptIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  return [...cookies.map(({ name }) => name), ...stored];
}
