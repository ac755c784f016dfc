import { test as base, expect, type Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { convertInPage, startEngineSite } from '../firefox/engine-site.ts';
import type { Convert } from '../pictures/check-picture.ts';
import { openEngine } from './engine.ts';

const defaultSize = { width: 1280, height: 720 };

/** Page events that tests listen to. */
const heard = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

interface OfTest {
  /** Must leave nothing in the browser; a test that stores a visitor's choice uses `forgetfulPage`. */
  warmPage: Page;
  /** Like `warmPage`, but clears the browser's storage after the test. */
  forgetfulPage: Page;
}

interface OfWorker {
  openWarmPage: () => Promise<Page>;
  /** The page shared by all tests of a worker. */
  borrowPage: () => Promise<Page>;
  /** Stays on one page: reopening it for each file would reload the engine and its codecs. */
  enginePage: Page;
  engineSite: Awaited<ReturnType<typeof startEngineSite>>;
  /** Opens the engine's site in a page, and converts there without sending the files through Playwright. */
  convertIn: (page: Page) => Promise<Convert>;
  /** The same in a page that stays open. */
  convertOnSite: Convert;
}

/**
 * One page for all tests of a worker, in a browser that already has the scripts in its cache. A separate browser would
 * cost a test four times as much processor time as a visit in this page, a separate page twice as much. Only tests that
 * configure their browser differently, or check what a first visit downloads, use `page`.
 *
 * All test files use this `test`, because Playwright would start separate workers for any other.
 */
export const test = base.extend<OfTest, OfWorker>({
  openWarmPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '' } = project.use;
      // Options not given here would be those of the first test that uses it.
      const context = await browser.newContext({
        baseURL,
        locale,
        javaScriptEnabled: true,
        viewport: defaultSize,
        serviceWorkers: 'block',
      });
      // Otherwise the all-formats page would restore one test's files in the next; without locks, it stores nothing.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
      await use(() => context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  borrowPage: [
    async ({ openWarmPage, browserName }, use) => {
      let shared: Page | undefined;
      await use(async () => {
        shared ??= await openWarmPage();
        // Firefox focuses the page that was opened last, which may be another one.
        if (browserName === 'firefox') await shared.bringToFront();
        return shared;
      });
    },
    { scope: 'worker' },
  ],
  warmPage: async ({ borrowPage }, use) => {
    const page = await borrowPage();
    await use(page);
    expect(await keptIn(page), 'what a test leaves to the next one').toEqual([]);
    await tidy(page);
  },
  forgetfulPage: async ({ borrowPage, openWarmPage, browserName }, use) => {
    // Firefox focuses the page that was opened last, and sends key presses to it.
    const isOwn = browserName === 'firefox';
    const page = await (isOwn ? openWarmPage() : borrowPage());
    await use(page);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await (isOwn ? page.close() : tidy(page));
  },
  enginePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: addresses.site });
      await openEngine(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  engineSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const site = await startEngineSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  convertIn: [
    async ({ engineSite }, use) => {
      await use(async (page) => {
        await page.goto(`${engineSite.address}/en`);
        return (request) => engineSite.convert((inPage) => page.evaluate(convertInPage, inPage), request);
      });
    },
    { scope: 'worker' },
  ],
  convertOnSite: [
    async ({ openWarmPage, convertIn }, use) => {
      await use(await convertIn(await openWarmPage()));
    },
    { scope: 'worker' },
  ],
});

/** Undoes a test's setup, and leaves its page, which might still load something during the next test. */
async function tidy(page: Page): Promise<void> {
  for (const event of heard) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Unlike page.goto, this keeps the renderer process.
  await page.evaluate(() => void setTimeout(() => location.replace('about:blank')));
  await page.waitForURL('about:blank');
  const { width, height } = page.viewportSize() ?? defaultSize;
  if (width !== defaultSize.width || height !== defaultSize.height) await page.setViewportSize(defaultSize);
}

async function keptIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  return [...cookies.map(({ name }) => name), ...stored];
}
