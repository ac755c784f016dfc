import { expect, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { everyPage } from './pages.ts';
import { visit } from './visit.ts';

for (const width of [360, 768, 1440]) {
  test(`no page is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { path } of everyPage) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

for (const [width, height] of [
  [360, 640],
  [1440, 800],
] as const) {
  test(`the drop zone is in sight without scrolling at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path } of everyPage.filter(({ page: name }) => name !== 'imprint' && name !== 'privacy')) {
      await page.goto(path);
      const box = await page.locator('#converter label').boundingBox();
      expect((box?.y ?? height) + (box?.height ?? height), path).toBeLessThanOrEqual(height);
    }
  });
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
