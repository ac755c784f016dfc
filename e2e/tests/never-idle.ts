import type { Page } from '@playwright/test';

/**
 * Keeps the page from loading what it defers until it is idle. On a busy machine, that could happen before the test
 * checks.
 */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const restMilliseconds = 4000;
    window.setTimeout = ((task: () => void, milliseconds = 0) =>
      milliseconds < restMilliseconds ? start(task, milliseconds) : 0) as typeof setTimeout;
  });
}
