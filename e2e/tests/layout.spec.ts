import { expect, type Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { converterPages, visitedPages } from './pages.ts';
import { untilIdle } from './until-idle.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const narrowest = 320;
const widths = [narrowest, 360, 768, 1440];
const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 800 },
];

interface Measured {
  path: string;
  window: { width: number; height: number };
  documentWidth: number;
  /** Bottom of the drop zone, if the page has one. */
  dropZoneEnd: number | undefined;
}

test.describe('every page', () => {
  // In one worker, so that each page is loaded once for all sizes.
  test.describe.configure({ mode: 'default' });
  const measured: Measured[] = [];
  /** Widths of the pages in the narrowest window with text twice as large. */
  const widthsWithLargeText: Record<string, number> = {};
  const windows = [...widths.map((width) => ({ width, height: 740 })), ...screens];

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ baseURL: addresses.site });
    for (const { path } of visitedPages) {
      await page.goto(path);
      for (const window of windows) {
        await page.setViewportSize(window);
        measured.push({ path, window, ...(await page.evaluate(measureDocument)) });
      }
      await page.setViewportSize({ width: narrowest, height: 740 });
      widthsWithLargeText[path] = await page.evaluate(measureWithLargeText);
    }
    await page.close();
  });

  const measuredAt = ({ width, height }: Measured['window']) =>
    measured.filter(({ window }) => window.width === width && window.height === height);

  for (const width of widths) {
    test(`no page is wider than a window of ${width} pixels`, () => {
      const found = measuredAt({ width, height: 740 });
      expect(found.map(({ path }) => path)).toEqual(visitedPages.map(({ path }) => path));
      for (const { path, documentWidth } of found) expect(documentWidth, path).toBe(width);
    });
  }

  test('no page is wider than a narrow window if its text is twice as large', () => {
    expect(widthsWithLargeText).toEqual(Object.fromEntries(visitedPages.map(({ path }) => [path, narrowest])));
  });

  for (const { width, height } of screens) {
    test(`the drop zone is in sight without scrolling at ${width} × ${height}`, () => {
      const converters = converterPages.map(({ path }) => path);
      const found = measuredAt({ width, height }).filter(({ path }) => converters.includes(path));
      expect(found).toHaveLength(converters.length);
      for (const { path, dropZoneEnd } of found)
        expect(dropZoneEnd ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(height);
    });
  }
});

function measureDocument() {
  // An element that is not displayed has no boxes.
  const [box] = document.querySelector('#converter label')?.getClientRects() ?? [];
  return { documentWidth: document.documentElement.scrollWidth, dropZoneEnd: box?.bottom };
}

function isDisplayFaceLoaded() {
  return [...document.fonts].some(({ family, status }) => /^"?Display"?$/.test(family) && status === 'loaded');
}

function measureWithLargeText() {
  document.documentElement.style.fontSize = '200%';
  return document.documentElement.scrollWidth;
}

for (const path of ['/en/imprint', '/en/privacy']) {
  test(`everything on ${path} starts at the same left edge`, async ({ warmPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    const edges = await page
      .locator('article :is(h1, h2), article > p, article section > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(edges).size).toBe(1);
  });
}

for (const path of ['/en', '/de/impressum', '/pt/privacidade']) {
  test(`the boxes for ads on ${path} are five on a wide screen and three on a narrow one, none of them cut`, {
    tag: path === '/en' ? ['@core', '@firefox'] : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const boxes = page.locator('[data-ad-box]:visible');
    const visible = () => boxes.evaluateAll((all) => all.map((box) => box.dataset.adBox));
    expect(await visible()).toEqual(['banner', 'leaderboard', 'rectangle', 'sidebar', 'sidebar']);
    const widths = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().width));
    expect(widths).toEqual([728, 728, 336, 160, 160]);
    for (const width of [1359, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await visible()).toEqual(['banner', 'leaderboard', 'rectangle']);
    }
  });
}

test('the footer of a short page stands at the end of the window', async ({ page }) => {
  for (const height of [900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/nowhere');
    const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY);
    expect(end).toBe(Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight)));
  }
});

/** Layout shifts not caused by user input, as counted for Cumulative Layout Shift. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts, observer });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** Discards shifts caused by a click: half a second after it, a busy browser no longer marks them as such. */
async function forgetShiftsOfPress(page: Page): Promise<void> {
  await expect(page.locator('#consent-title')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { shifts, observer } = window as unknown as { shifts: number[]; observer: PerformanceObserver };
    observer.takeRecords();
    shifts.length = 0;
  });
}

for (const path of ['/en', '/de/jpg-zu-webp', '/pt/todos-os-formatos']) {
  for (const width of [390, 1280]) {
    test(`a display face that arrives late moves next to nothing on ${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { promise: isPainted, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await isPainted;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      // The load event would wait for the font.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await untilIdle(page);
      const hasFont = () => page.evaluate(isDisplayFaceLoaded);
      expect(await hasFont()).toBe(false);
      arrive();
      await expect.poll(hasFont).toBe(true);
      await untilIdle(page);
      const sum = (await shifts()).reduce((one, other) => one + other, 0);
      test.info().annotations.push({ type: 'layout shift', description: sum.toFixed(4) });
      expect(sum).toBeLessThan(0.02);
    });
  }
}

for (const path of ['/en/jpg-to-webp', '/en/privacy']) {
  for (const width of [360, 1440]) {
    test(`nothing moves on ${path} at ${width}: neither while loading, nor when ads arrive, nor on the next visit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // What a late display face moves is measured above.
      await page.route('**/*.woff2', (route) => route.abort());
      const shifts = await watchShifts(page);
      await visit(page, addresses.sponsored + path);
      await expect(page.locator('#consent-title')).toBeVisible();
      expect(await shifts()).toEqual([]);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await forgetShiftsOfPress(page);
      await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
      await untilIdle(page);
      expect(await shifts()).toEqual([]);
      await visit(page, addresses.sponsored + path);
      await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
      await untilIdle(page);
      await expect(page.locator('#consent-title')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });
  }
}
