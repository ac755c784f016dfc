import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Budgets of a first visit, in bytes after brotli. */
const budgets = { script: 85 * 1024, stylesheet: 12 * 1024 };

for (const path of ['/de', '/de/jpg-zu-webp', '/pt/privacidade']) {
  test(`${path} stays within its weight`, async ({ page }) => {
    const weights = { script: 0, stylesheet: 0 };
    const types = new Set<string>();
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      types.add(type);
      if (type !== 'script' && type !== 'stylesheet') return;
      const body = brotliCompressSync(await response.body());
      weights[type] += body.length;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weights) });
    expect(weights.script).toBeGreaterThan(0);
    expect(weights.script).toBeLessThanOrEqual(budgets.script);
    expect(weights.stylesheet).toBeGreaterThan(0);
    expect(weights.stylesheet).toBeLessThanOrEqual(budgets.stylesheet);
    expect([...types]).not.toContain('font');
  });
}
