import { test as base, expect, type Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { convertInPage, startEngineSite } from '../firefox/engine-site.ts';
import type { Convert } from '../pictures/check-picture.ts';
import { openEngine } from './engine.ts';

const defaultSize = { width: 1280, height: 720 };

/** What tests listen to. */
const heard = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

interface OfTest {
  /** Leaves nothing in the browser; a test whose visitor decides something that is remembered takes `forgetfulPage`. */
  warmPage: Page;
  /** Like `warmPage`, but what the browser remembers after the test is removed. */
  forgetfulPage: Page;
}

interface OfWorker {
  openWarmPage: () => Promise<Page>;
  /** The page that the tests of a worker share. */
  borrowPage: () => Promise<Page>;
  /** Stays on one page: opening it anew for each file would load the engine and its codecs again. */
  enginePage: Page;
  engineSite: Awaited<ReturnType<typeof startEngineSite>>;
  /** Opens the engine's site in a page, and converts there without sending the files through the driver. */
  convertIn: (page: Page) => Promise<Convert>;
  /** The same in a page that stays open. */
  convertOnSite: Convert;
}

/**
 * One page for all tests of a worker, in a browser that has visited before: it has the scripts in its cache. A browser
 * of its own costs a test four times as much processor time as a visit in this page, a page of its own twice as much.
 * Only a test that configures its browser differently, or checks what a first visit downloads, uses `page`.
 *
 * Every test file takes this `test`, because Playwright starts other workers for each other one.
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
      // What one test leaves on the page of all formats would be put back in the next; without locks, nothing is kept.
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
        // Firefox gives the focus to the page that was opened last, which may be another.
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
    // Firefox gives the focus, and with it the keys, to the page that was opened last.
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

/** Takes back what a test has set up, and leaves its page, which might still load something during the next test. */
async function tidy(page: Page): Promise<void> {
  for (const event of heard) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Unlike page.goto, this keeps the process.
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
