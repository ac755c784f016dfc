import type { Page } from '@playwright/test';

/** The page loads nothing of what it leaves for when it is at rest. On a busy machine, that may come before a test looks. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const restMilliseconds = 4000;
    window.setTimeout = ((task: () => void, milliseconds = 0) =>
      milliseconds < restMilliseconds ? start(task, milliseconds) : 0) as typeof setTimeout;
  });
}
