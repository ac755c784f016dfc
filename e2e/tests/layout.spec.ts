import { isLegal } from '@image-converter/web/routes/pages';
import { expect, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { everyPage } from './pages.ts';
import { visit } from './visit.ts';

const widths = [320, 360, 768, 1440];
const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 800 },
];

interface Measured {
  path: string;
  window: { width: number; height: number };
  documentWidth: number;
  /** The lower edge of the drop zone, where the page shows one. */
  dropZoneEnd: number | undefined;
}

test.describe('every page', () => {
  // In one worker, so that each page is loaded once and not for each size.
  test.describe.configure({ mode: 'default' });
  const measured: Measured[] = [];
  const windows = [...widths.map((width) => ({ width, height: 740 })), ...screens];

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(90_000);
    const page = await browser.newPage({ baseURL: addresses.site });
    for (const { path } of everyPage) {
      await page.goto(path);
      for (const window of windows) {
        await page.setViewportSize(window);
        measured.push({ path, window, ...(await page.evaluate(measureDocument)) });
      }
    }
    await page.close();
  });

  const measuredAt = ({ width, height }: Measured['window']) =>
    measured.filter(({ window }) => window.width === width && window.height === height);

  for (const width of widths) {
    test(`no page is wider than a window of ${width} pixels`, () => {
      const found = measuredAt({ width, height: 740 });
      expect(found.map(({ path }) => path)).toEqual(everyPage.map(({ path }) => path));
      for (const { path, documentWidth } of found) expect(documentWidth, path).toBe(width);
    });
  }

  for (const { width, height } of screens) {
    test(`the drop zone is in sight without scrolling at ${width} × ${height}`, () => {
      const converters = everyPage.filter(({ page }) => !isLegal(page)).map(({ path }) => path);
      const found = measuredAt({ width, height }).filter(({ path }) => converters.includes(path));
      expect(found).toHaveLength(converters.length);
      for (const { path, dropZoneEnd } of found)
        expect(dropZoneEnd ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(height);
    });
  }
});

function measureDocument() {
  // None of what is not displayed.
  const [box] = document.querySelector('#converter label')?.getClientRects() ?? [];
  return { documentWidth: document.documentElement.scrollWidth, dropZoneEnd: box?.bottom };
}

test('the boxes for ads are five on a wide screen and three on a narrow one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en');
  const visible = () =>
    page.locator('[data-ad-box]:visible').evaluateAll((boxes) => boxes.map((box) => box.dataset.adBox));
  expect(await visible()).toEqual(['banner', 'leaderboard', 'rectangle', 'sidebar', 'sidebar']);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await visible()).toEqual(['banner', 'leaderboard', 'rectangle']);
});

test('nothing moves: neither while loading nor when ads arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, `${addresses.sponsored}/en/jpg-to-webp`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('[data-ad-box]').first()).toHaveText('Ad 11');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
