import { test as base, expect, type Page } from '@playwright/test';

interface WarmPages {
  openWarmPage: () => Promise<Page>;
  /** Shared by all tests of a worker that only look at what they open. */
  sharedPage: Page;
}

/**
 * Pages in a browser that has visited before and has the scripts in its cache; otherwise a visit takes more than twice
 * as long. All tests of a worker share it, so a test that leaves something in it, configures it differently or checks
 * what is downloaded uses `page` instead, which has a browser of its own.
 */
export const test = base.extend<{ warmPage: Page }, WarmPages>({
  openWarmPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '' } = project.use;
      // Options not given here would be those of the first test that uses it.
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
